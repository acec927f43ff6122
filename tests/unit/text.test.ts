import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Fault } from '../../build/fault.ts';
import type { ArticleKind, KnownNames, TextBody } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import { readBody } from '../../build/text/tree.ts';
import { NotesContext } from '../../site/components/sources/notes.ts';
import { TextBlocks } from '../../site/components/text-blocks/text-blocks.tsx';
import { SiteContext } from '../../site/site-context.ts';
import { business, contentFor } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';

/** A body as it is rendered, on a page that leans on the sources `law` and `road`. */
function shown(body: TextBody) {
  const blocks = createElement(TextBlocks, { blocks: body.intro });
  const page = createElement(NotesContext, { value: ['law', 'road'] }, blocks);
  const value = { business, content: contentFor() };
  return parse(renderToStaticMarkup(createElement(SiteContext, { value }, page))).body;
}
const inMarkdown = (markdown: string, conditions = {}) => shown(readBody(markdown, 1, conditions).body);

describe('a construct of Markdown is a component', () => {
  test('an ordered list is Steps, its bold words their titles', () => {
    const body = inMarkdown('1. **Call**\n\n   Say where you are.\n\n2. **Wait.** Behind the rail.');
    const steps = [...body.querySelectorAll('ol.steps > li')];
    expect(steps.map((step) => step.querySelector('h3')?.textContent)).toEqual(['Call', 'Wait.']);
    expect(steps.map((step) => step.querySelector('p')?.textContent)).toEqual([
      'Say where you are.',
      'Behind the rail.',
    ]);
  });

  test('a task list is a Checklist, any other list a list', () => {
    expect([...inMarkdown('- [ ] keys\n- [ ] papers').querySelectorAll('ul.checklist > li')]).toHaveLength(2);
    const list = inMarkdown('- one\n- **two** of it').querySelector('ul');
    expect([list?.className, list?.innerHTML]).toEqual(['', '<li>one</li><li><strong>two</strong> of it</li>']);
  });

  test('a table is a Comparison: a column a choice, a cell what speaks for it', () => {
    const body = inMarkdown('| A | B |\n|---|---|\n| quick | easy |\n| cheap | |');
    const choices = [...body.querySelectorAll('.comparison__choice')];
    expect(choices.map((choice) => choice.querySelector('h3')?.textContent)).toEqual(['A', 'B']);
    expect(choices.map((choice) => choice.querySelectorAll('li').length)).toEqual([2, 1]);
  });

  test('a first column without a heading holds a picture of each row, whose second cell is its heading', () => {
    const body = inMarkdown('| | Way | Why |\n|---|---|---|\n| ![A truck](scene:flatbed-towing) | Up | It rolls |');
    expect([...body.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual(['Way', 'Why']);
    const [row] = [...body.querySelectorAll('tbody tr')];
    expect(row?.querySelector('td:first-child img')?.getAttribute('alt')).toBe('A truck');
    expect(row?.querySelector('td:first-child')?.hasAttribute('data-label')).toBe(false);
    expect(row?.querySelector('th[scope=row]')?.textContent).toBe('Up');
    expect(row?.querySelector('td[data-label=Why]')?.textContent).toBe('It rolls');
  });

  test('a quotation is a Callout, its first bold paragraph the title', () => {
    const callout = inMarkdown('> **911 first**\n>\n> Then us.').querySelector('aside.callout');
    expect(callout?.getAttribute('aria-label')).toBe('911 first');
    expect(callout?.textContent).toBe('911 firstThen us.');
  });

  test('a footnote is the number of a source of the page, and leads to it', () => {
    const marks = inMarkdown('One.[^road] Two.[^law]').querySelectorAll('a.source-mark');
    expect([...marks].map((mark) => [mark.textContent, mark.getAttribute('href')])).toEqual([
      ['2', '#source-road'],
      ['1', '#source-law'],
    ]);
  });

  test('an image is a drawing of the kit, or a fact in large numerals', () => {
    const drawing = inMarkdown('![A truck](scene:flatbed-towing)').querySelector('img');
    expect([drawing?.getAttribute('src'), drawing?.getAttribute('alt')]).toEqual([
      '/scenes/flatbed-towing.svg',
      'A truck',
    ]);
    expect(inMarkdown('![at most](figure:flatbedPounds)').querySelector('dl')?.textContent).toBe(
      'at most10,000 pounds',
    );
  });

  test('a list of other bullets right under a drawing with places for labels is laid over it, none missing', () => {
    const labeled = (list: string) => inMarkdown(`![A motorcycle](drawing:soft-straps)\n\n${list}`);
    const labels = [...labeled('- A\n- B\n- C').querySelectorAll('figure > ul.drawing__labels > li')];
    expect(labels.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);
    expect(() => labeled('- A')).toThrow('drawing:soft-straps: found 1 labels, expected a list of 3 right under it.');
  });

  test('a placeholder is a fact, and the number to call a link', () => {
    const body = inMarkdown('In {township}, dial {phone} or [911](tel:911).');
    expect(body.textContent).toBe('In Howell, dial (732) 555-0142 or 911.');
    expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      `tel:${business.phone}`,
      'tel:911',
    ]);
  });
});

describe('conditions', () => {
  const holds = { forms: true, texts: false };

  test.each([
    ['a {if forms}form{end}{if texts}text{end}.', '<p>a form.</p>'],
    ['{unless forms}no {end}form', '<p>form</p>'],
    ['{if forms}a {if texts}b {end}c{end}', '<p>a c</p>'],
    ['a {if texts}b{end} c', '<p>a c</p>'],
    ['a [b {if texts}c {end}d](/e/){if texts} [f](/g/){end}', '<p>a <a href="/e/">b d</a></p>'],
    ['- one\n{if texts}\n- two\n{end}\n- three\n', '<ul><li>one</li><li>three</li></ul>'],
    ['- {if texts}one{end}\n- two', '<ul><li>two</li></ul>'],
    ['{if texts}\n\nA paragraph.\n\n{end}\nAnother.', '<p>Another.</p>'],
    ['One,\n{if texts}\ntwo,\n{end}\nthree.', '<p>One, three.</p>'],
    ['One. {if texts}Two.\n\nThree.{end} Four.', '<p>One.</p><p>Four.</p>'],
    ['{if texts}**One** [two](/three/){end}', ''],
  ])('%j is %j', (words, expected) => {
    expect(inMarkdown(words, holds).innerHTML).toBe(expected);
  });
});

describe('a second-level heading', () => {
  const headings = (markdown: string) =>
    readBody(markdown, 1, {}).body.sections.map(({ id, layout, title }) => [id, layout, title.map(({ kind }) => kind)]);

  test('is known by its words, and by an id of its own', () => {
    expect(headings('## Wheel-lift or flatbed?\n\n## The {town} road {#road}')).toEqual([
      ['wheel-lift-or-flatbed', [], ['text']],
      ['road', [], ['text', 'fact', 'text']],
    ]);
  });
});

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => rmSync(folder, { recursive: true, force: true }));

const known: KnownNames = {
  facts: { town: 'Howell', phone: '(732) 555-0142' },
  conditions: { forms: true },
  sources: new Set(['law']),
  images: new Set(['scene:road']),
};
const postKind: ArticleKind<{ title: string; lead?: { markdown: string } }> = {
  folder: 'posts',
  layouts: ['beside', 'band'],
  check: (data) => {
    const { title, lead } = data as { title?: string; lead?: string };
    const fields = title && { title, ...(lead && { lead: { markdown: lead } }) };
    return fields ? { data: fields } : { faults: [{ path: 'title', message: 'found nothing, expected words.' }] };
  },
};
const aboutKind: ArticleKind<unknown> = { folder: '.', slugs: ['about'], check: (data) => ({ data }) };
const put = (name: string, text: string) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
};
function read() {
  const reader = new TextReader(folder, known);
  const posts = reader.articles(postKind);
  reader.articles(aboutKind);
  reader.finish();
  return posts;
}
/** What is told of the texts, each with its file and line. */
function told(run: () => unknown): string[] {
  try {
    run();
    return [];
  } catch (error) {
    return (error as Fault).lines.map((line) => line.replaceAll(`${folder}/`, ''));
  }
}
function faults(text: string, name = 'posts/one.md'): string[] {
  put('about.md', '---\nlead: A\n---\n');
  put(name, text);
  return told(read);
}
const front = '---\ntitle: One\n---\n';

describe('a text', () => {
  test.each([
    '| | A |\n|---|---|\n| ![x](scene:road) | y |',
    '![x](scene:road)',
    '## A {.beside .band}',
    '## A {#a .beside}',
  ])('such as %j is in order', (text) => {
    expect(faults(front + text)).toEqual([]);
  });

  test('may name the layouts of its kind alone', () => {
    expect(faults(`${front}## A {#a .besides}`)).toEqual([
      'posts/one.md:4: found the unknown layout .besides, did you mean .beside?',
    ]);
  });

  test('has links in the front matter that may lead to a heading of the body, but to no other', () => {
    const withLead = (to: string) => `---\ntitle: One\nlead: See [so](#${to}).\n---\n## A {#a}\n`;
    expect(faults(withLead('a'))).toEqual([]);
    expect(faults(withLead('b'))).toEqual(['posts/one.md:3: found a link to #b, expected #a.']);
  });

  test('that is not there, belongs to nothing, has a wrong name or cannot be read is told by name', () => {
    put('posts/one.md', front);
    put('posst/two.md', front);
    put('posts/Über uns.md', front);
    put('posts/picture.jpg', '');
    symlinkSync('nowhere', join(folder, 'posts/lost.md'));
    // An editor that has the text open.
    symlinkSync('me@host.1:2', join(folder, 'posts/.#one.md'));
    expect(told(read)).toEqual([
      'posts/picture.jpg: found a file that is no text, expected one that ends in .md.',
      'posts/lost.md: it cannot be read (ENOENT).',
      'posts/Über uns.md: found a name that is no address, expected a-z, 0-9 and - alone, such as winter-driving.md.',
      'about.md: there is no such text. Write it.',
      'posst/two.md: found a text in the unknown folder posst, did you mean posts?',
    ]);
  });
});

test('a text in order gives its front matter and its sections; a byte order mark and CR LF change nothing', () => {
  const text = `${front}\nIn {town}, dial {phone}.\n\n## The {town} **road** {#road}\n\n- [ ] one [two](/three/)\n`;
  put('about.md', '---\nlead: A\n---\n');
  put('posts/one.md', text);
  const [one] = read();
  expect([one?.slug, one?.data]).toEqual(['one', { title: 'One' }]);
  expect(one?.sections.map(({ id }) => id)).toEqual(['road']);
  put('posts/one.md', `\uFEFF${text.replaceAll('\n', '\r\n')}`);
  expect(read()[0]).toEqual(one);
});

test('a text tells its sources, each once, in order; all texts those too that do not hold', () => {
  put('about.md', '---\nlead: A\n---\n');
  put('posts/one.md', `${front}\nA.[^law]\n\n- B.[^road] C.[^law]\n\n{unless forms}D.[^rain]{end}\n`);
  const reader = new TextReader(folder, { ...known, sources: new Set(['law', 'road', 'rain']) });
  expect(reader.articles(postKind)[0]?.footnotes).toEqual(['law', 'road']);
  expect([...reader.footnotes]).toEqual(['law', 'road', 'rain']);
});

test('a message is read like a text, and its faults are told by its file and line, or by its path', () => {
  put('home-page.ts', "export const homePage = {\n  hero: 'In {twon}',\n};\n");
  const reader = new TextReader(folder, known);
  const { a, b } = reader.messages({
    a: ['{if forms}Yes{end}', '{twon}', ' in [town](/town/)'],
    b: { c: { markdown: '{unless forms}No{end}In [the {town}](/town/)' } },
    homePage: { hero: 'In {twon}' },
  });
  expect(a.slice(0, 2)).toEqual(['Yes', '{twon}']);
  expect(shown({ intro: [{ kind: 'paragraph', line: 1, children: b.c }], sections: [] }).innerHTML).toBe(
    '<p>In <a href="/town/">the {town}</a></p>',
  );
  expect(told(() => reader.finish())).toEqual([
    `${folder}: a[1]: found the unknown fact {twon}, did you mean {town}?`,
    `${folder}: a[2]: found Markdown (link), expected plain words.`,
    'home-page.ts:2: found the unknown fact {twon}, did you mean {town}?',
  ]);
});
