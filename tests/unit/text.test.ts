import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Markdown } from '../../site/components/markdown/markdown.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { bodyIn } from '../setup/markdown.ts';
import { business, contentFor } from '../setup/pages.ts';

/** Markdown as it is rendered, on a page that leans on the sources `law` and `road`. */
function inMarkdown(markdown: string) {
  const body = bodyIn(markdown, { conditions: { forms: true, texts: false } });
  const blocks = createElement(Markdown, { text: body.intro });
  const value = { business, content: contentFor(), footnotes: ['law', 'road'] };
  const html = renderToStaticMarkup(createElement(SiteContext, { value }, blocks));
  // A drawing brings its colors along.
  return html.replace(/<style>.*?<\/style>/g, '');
}

/** What is written, and the HTML it makes. */
const kinds: readonly { what: string; markdown: string; html: string }[] = [
  {
    what: 'an ordered list is Steps',
    markdown: '1. **Call**\n\n   Say where.\n\n2. **Wait.** Behind.',
    html: '<ol class="steps"><li><h3>Call</h3><p>Say where.</p></li><li><h3>Wait.</h3><p>Behind.</p></li></ol>',
  },
  {
    what: 'a third-level heading has the id that is written',
    markdown: '### The {township} road {#road}\n\n### Another',
    html: '<h3 id="road">The Howell road</h3><h3>Another</h3>',
  },
  {
    what: 'a task list is a Checklist',
    markdown: '- [ ] keys\n- [ ] papers',
    html: '<ul class="checklist"><li>keys</li><li>papers</li></ul>',
  },
  {
    what: 'any other list is one',
    markdown: '- one\n- **two** of it',
    html: '<ul><li>one</li><li><strong>two</strong> of it</li></ul>',
  },
  {
    what: 'tasks under {.columns} stay a checklist',
    markdown: '{.columns}\n\n- [ ] A\n- [ ] B',
    html: '<ul class="checklist columns"><li>A</li><li>B</li></ul>',
  },
  {
    what: 'a chip is words on a background of their own',
    markdown: '| A | B |\n|---|---|\n| c | [d]{.chip} [e]{.chip .pale} |',
    html: '<table class="data-table"><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">c</th><td data-label="B"><span class="data-table__chip">d</span> <span class="data-table__chip data-table__chip--pale">e</span></td></tr></tbody></table>',
  },
  {
    what: 'a table under {.columns} is a choice a column',
    markdown: '{.columns}\n\n| A | B |\n|---|---|\n| a | b |\n| c | |',
    html: '<div class="columns"><div class="panel stack"><h3>A</h3><ul><li>a</li><li>c</li></ul></div><div class="panel stack"><h3>B</h3><ul><li>b</li></ul></div></div>',
  },
  {
    what: 'a first column without a heading is of pictures',
    markdown: '| | Way | Why |\n|---|---|---|\n| ![A truck](scene:flatbed-towing) | Up | It rolls |',
    html: '<table class="data-table data-table--pictured"><thead><tr><td></td><th scope="col">Way</th><th scope="col">Why</th></tr></thead><tbody><tr><td><img class="scene-picture" src="/scenes/flatbed-towing.svg" alt="A truck" width="640" height="360" loading="lazy"/></td><th scope="row">Up</th><td data-label="Why">It rolls</td></tr></tbody></table>',
  },
  {
    what: 'a quotation is a Callout',
    markdown: '> **911 first**\n>\n> Then us.',
    html: '<aside class="callout" aria-label="911 first"><p class="callout__title">911 first</p><p>Then us.</p></aside>',
  },
  {
    what: 'a footnote is the number of a source',
    markdown: 'One.[^road] Two.[^law]',
    html: '<p>One.<a class="source-mark" href="#source-road"><sup>2</sup></a> Two.<a class="source-mark" href="#source-law"><sup>1</sup></a></p>',
  },
  {
    what: 'an image is a drawing of the kit',
    markdown: '![A truck](scene:flatbed-towing)',
    html: '<img class="scene-picture" src="/scenes/flatbed-towing.svg" alt="A truck" width="640" height="360" loading="lazy"/>',
  },
  {
    what: 'a figure is a fact in large numerals',
    markdown: '![at most](figure:flatbedPounds)',
    html: '<dl class="figures columns"><div><dt>at most</dt><dd>10,000 pounds</dd></div></dl>',
  },
  {
    what: 'a list right under a drawing is its labels',
    markdown: '![A motorcycle](drawing:soft-straps)\n\n- A\n- B\n- C',
    html: '<figure class="drawing drawing--labeled"><picture><img src="/drawings/soft-straps.svg" alt="A motorcycle" width="560" height="376" loading="lazy"/></picture><svg class="visually-hidden" aria-hidden="true"></svg><ul class="drawing__labels drawing__labels--soft-straps"><li>A</li><li>B</li><li>C</li></ul></figure>',
  },
  {
    what: 'a placeholder is a fact, the number to call a link',
    markdown: 'In {township}, dial {phone} or [911](tel:911).',
    html: '<p>In Howell, dial <a class="call-link" href="tel:+17325550142">(732) 555-0142</a> or <a href="tel:911">911</a>.</p>',
  },
  { what: 'a condition holds, or not', markdown: 'a {if forms}form{end}{if texts}text{end}.', html: '<p>a form.</p>' },
  { what: 'a condition that is turned round', markdown: '{unless forms}no {end}form', html: '<p>form</p>' },
  { what: 'a condition in a condition', markdown: '{if forms}a {if texts}b {end}c{end}', html: '<p>a c</p>' },
  { what: 'no second space is left', markdown: 'a {if texts}b{end} c', html: '<p>a c</p>' },
  {
    what: 'a condition over a part of a link',
    markdown: 'a [b {if texts}c {end}d](/e/){if texts} [f](/g/){end}',
    html: '<p>a <a href="/e/">b d</a></p>',
  },
  {
    what: 'a condition over an item',
    markdown: '- one\n{if texts}\n- two\n{end}\n- three\n',
    html: '<ul><li>one</li><li>three</li></ul>',
  },
  {
    what: 'a condition over a row',
    markdown: '| A | B | C |\n|---|---|---|\n{if texts}\n| a | b | c |\n{end}\n| d | e | f |',
    html: '<table class="data-table"><thead><tr><th scope="col">A</th><th scope="col">B</th><th scope="col">C</th></tr></thead><tbody><tr><th scope="row">d</th><td data-label="B">e</td><td data-label="C">f</td></tr></tbody></table>',
  },
  { what: 'a condition in an item', markdown: '- {if texts}one{end}\n- two', html: '<ul><li>two</li></ul>' },
  {
    what: 'a condition over a paragraph',
    markdown: '{if texts}\n\nA paragraph.\n\n{end}\nAnother.',
    html: '<p>Another.</p>',
  },
  { what: 'a condition over a line', markdown: 'One,\n{if texts}\ntwo,\n{end}\nthree.', html: '<p>One, three.</p>' },
  { what: 'a condition over all', markdown: '{if texts}**One** [two](/three/){end}\n\nB', html: '<p>B</p>' },
];

test.each(kinds)('$what', ({ markdown, html }) => {
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
