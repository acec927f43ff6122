import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '../../site/components/markdown/markdown.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { bodyIn } from '../setup/markdown.ts';
import { business, contentFor } from '../setup/pages.ts';
import { rowsOf } from '../setup/rows.ts';

/** Markdown as it is rendered, on a page that leans on the sources `law` and `road`. */
function inMarkdown(markdown: string) {
  const body = bodyIn(markdown, { conditions: { forms: true, texts: false } });
  const blocks = createElement(Markdown, { text: body.intro });
  const value = { business, content: contentFor(), footnotes: ['law', 'road'] };
  const html = renderToStaticMarkup(createElement(SiteContext, { value }, blocks));
  // A drawing brings its colors along.
  return html.replace(/<style>.*?<\/style>/g, '');
}

test.each(
  rowsOf(`
an ordered list is Steps ‖ 1. **Call**⏎⏎   Say where.⏎⏎2. **Wait.** Behind. ‖ <ol class="steps"><li><h3>Call</h3><p>Say where.</p></li><li><h3>Wait.</h3><p>Behind.</p></li></ol>
a third-level heading has the id that is written ‖ ### The {township} road {#road}⏎⏎### Another ‖ <h3 id="road">The Howell road</h3><h3>Another</h3>
a task list is a Checklist ‖ - [ ] keys⏎- [ ] papers ‖ <ul class="checklist"><li>keys</li><li>papers</li></ul>
any other list is one ‖ - one⏎- **two** of it ‖ <ul><li>one</li><li><strong>two</strong> of it</li></ul>
tasks under {.columns} stay a checklist ‖ {.columns}⏎⏎- [ ] A⏎- [ ] B ‖ <ul class="checklist columns"><li>A</li><li>B</li></ul>
a chip is words on a background of their own ‖ | A | B |⏎|---|---|⏎| c | [d]{.chip} [e]{.chip .pale} | ‖ <table class="data-table"><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td data-label="B"><span class="data-table__chip">d</span> <span class="data-table__chip data-table__chip--pale">e</span></td></tr></tbody></table>
a table under {.columns} is a choice a column ‖ {.columns}⏎⏎| A | B |⏎|---|---|⏎| a | b |⏎| c | | ‖ <div class="columns"><div class="panel stack"><h3>A</h3><ul><li>a</li><li>c</li></ul></div><div class="panel stack"><h3>B</h3><ul><li>b</li></ul></div></div>
a first column without a heading is of pictures ‖ | | Way | Why |⏎|---|---|---|⏎| ![A truck](scene:flatbed-towing) | Up | It rolls | ‖ <table class="data-table data-table--pictured"><thead><tr><td></td><th scope="col">Way</th><th scope="col">Why</th></tr></thead><tbody><tr><td><img class="scene-picture" src="/scenes/flatbed-towing.svg" alt="A truck" width="640" height="360" loading="lazy"/></td><th scope="row">Up</th><td data-label="Why">It rolls</td></tr></tbody></table>
a quotation is a Callout ‖ > **911 first**⏎>⏎> Then us. ‖ <aside class="callout" aria-label="911 first"><p class="callout__title">911 first</p><p>Then us.</p></aside>
a footnote is the number of a source ‖ One.[^road] Two.[^law] ‖ <p>One.<a class="source-mark" href="#source-road"><sup>2</sup></a> Two.<a class="source-mark" href="#source-law"><sup>1</sup></a></p>
an image is a drawing of the kit ‖ ![A truck](scene:flatbed-towing) ‖ <img class="scene-picture" src="/scenes/flatbed-towing.svg" alt="A truck" width="640" height="360" loading="lazy"/>
a figure is a fact in large numerals ‖ ![at most](figure:flatbedPounds) ‖ <dl class="figures columns"><div><dt>at most</dt><dd>10,000 pounds</dd></div></dl>
a list right under a drawing is its labels ‖ ![A motorcycle](drawing:soft-straps)⏎⏎- A⏎- B⏎- C ‖ <figure class="drawing drawing--labeled"><picture><img src="/drawings/soft-straps.svg" alt="A motorcycle" width="560" height="376" loading="lazy"/></picture><svg class="visually-hidden" aria-hidden="true"></svg><ul class="drawing__labels drawing__labels--soft-straps"><li>A</li><li>B</li><li>C</li></ul></figure>
a placeholder is a fact, the number to call a link ‖ In {township}, dial {phone} or [911](tel:911). ‖ <p>In Howell, dial <a class="call-link" href="tel:+17325550142">(732) 555-0142</a> or <a href="tel:911">911</a>.</p>
a condition holds, or not ‖ a {if forms}form{end}{if texts}text{end}. ‖ <p>a form.</p>
a condition that is turned round ‖ {unless forms}no {end}form ‖ <p>form</p>
a condition in a condition ‖ {if forms}a {if texts}b {end}c{end} ‖ <p>a c</p>
no second space is left ‖ a {if texts}b{end} c ‖ <p>a c</p>
a condition over a part of a link ‖ a [b {if texts}c {end}d](/e/){if texts} [f](/g/){end} ‖ <p>a <a href="/e/">b d</a></p>
a condition over an item ‖ - one⏎{if texts}⏎- two⏎{end}⏎- three⏎ ‖ <ul><li>one</li><li>three</li></ul>
a condition over a row ‖ | A | B | C |⏎|---|---|---|⏎{if texts}⏎| a | b | c |⏎{end}⏎| d | e | f | ‖ <table class="data-table"><thead><tr><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr></thead><tbody><tr><th scope="row">d</th><td data-label="B">e</td><td data-label="C">f</td></tr></tbody></table>
a condition in an item ‖ - {if texts}one{end}⏎- two ‖ <ul><li>two</li></ul>
a condition over a paragraph ‖ {if texts}⏎⏎A paragraph.⏎⏎{end}⏎Another. ‖ <p>Another.</p>
a condition over a line ‖ One,⏎{if texts}⏎two,⏎{end}⏎three. ‖ <p>One, three.</p>
a condition over all ‖ {if texts}**One** [two](/three/){end}⏎⏎B ‖ <p>B</p>
`),
)('%s', (_, markdown = '', html = '') => {
  expect(inMarkdown(markdown)).toBe(html);
});

test('a drawing with places for labels lacks none', () => {
  const one = '![A motorcycle](drawing:soft-straps)\n\n- A';
  expect(() => inMarkdown(one)).toThrow('drawing:soft-straps: found 1 labels, expected a list of 3 right under it.');
});

test('a second-level heading is known by its words, or by an id of its own', () => {
  const { sections } = bodyIn('## Wheel-lift or flatbed?\n\n## The {town} road {#road}');
  expect(sections.map(({ id, title }) => [id, title.map(({ kind }) => kind)])).toEqual([
    ['wheel-lift-or-flatbed', ['text']],
    ['road', ['text', 'fact', 'text']],
  ]);
});
