import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextReader } from '../../build/text/text-reader.ts';
import { factsOf } from '../../site/content/facts.ts';
import { postsWith } from '../../site/content/front-matter.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { labelsIn, nameProblems } from '../../site/content/labels.ts';
import { english } from '../../site/content/locales.ts';
import { business } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

/** The front matter of a post: lines 2 to 10 of the file. */
const fields = {
  id: 'id: 3',
  title: 'title: Winter Driving',
  pageTitle: 'pageTitle: Winter Towing Advice',
  description: 'description: Snow and ice.',
  excerpt: 'excerpt: White roads.',
  date: 'date: 2026-01-15',
  scene: 'scene: flatbed-towing',
  picture: 'picture: A pickup in the ditch',
  lead: 'lead: Slow down.',
};

/** Bodies of a post, from line 12 on, and what is reported for each. */
const bodies: readonly { text: string; told: string | string[] }[] = [
  { text: 'We serve {twonship}.', told: '12: {twonship} isn’t a name you can use here. Did you mean {township}?' },
  { text: 'We serve { township }.', told: '12: { township } isn’t a name you can use here. Did you mean {township}?' },
  { text: 'We have {xyzzy}.', told: '12: {xyzzy} isn’t a name you can use here' },
  { text: 'We serve {{township}}.', told: ['12: { has no matching', '12: } has no matching'] },
  { text: 'We serve {township and more.', told: '12: { has no matching brace' },
  { text: 'So {constructor}.', told: '12: {constructor} isn’t a name you can use here' },
  { text: 'a {if=quoteFrom}', told: '12: quoteFrom isn’t a condition you can use here. Did you mean quoteForm?' },
  { text: '{if quoteForm}a', told: '12: {if quoteForm} can’t be used here. Write {if=quoteForm} at the end of' },
  { text: '{unless = quoteForm} a', told: '12: {unless = quoteForm} can’t be used here. Write {unless=quoteForm}' },
  { text: 'a {if=quoteForm} b', told: '12: {if=quoteForm} can’t be used here. At the end of a paragraph' },
  { text: 'So {state: move-ovr}.', told: '12: {state: move-ovr} isn’t a name you can use here. Did you mean {state' },
  { text: 'So {state:move-over}.', told: '12: {state:move-over} isn’t a name you can use here. Did you mean {state' },
  { text: '## {state: nothing-such}', told: '12: {state: nothing-such} isn’t a name you can use here' },
  { text: '{raets}', told: '12: {raets} isn’t a name you can use here. Did you mean {rates}?' },
  { text: 'See {rates}.', told: '12: {rates} is next to other words' },
  { text: '{rates}\n{yard}', told: ['12: {rates} is next to other words', '13: {yard} is next to other words'] },
  { text: 'We serve {city}.', told: '12: {city} isn’t a name you can use here. Did you mean {township}?' },
  { text: '{.column}\n\n- A', told: '12: {.column} isn’t a layout you can use here. Did you mean {.columns}?' },
  { text: '{.columns}\n\nWords.', told: '12: {.columns} has no list or table below it' },
  { text: 'Take a [flatbed]{.chip}.', told: '12: {.chip} is outside a table. Use it only in a cell.' },
  { text: 'So.[^move-ovre]', told: '12: [^move-ovre] isn’t a source you can use here. Did you mean [^move-over]?' },
  { text: 'So.[^move-over', told: '12: This source isn’t complete. Write [^name].' },
  { text: '![A truck](scene:flatbed-towin)', told: '12: scene:flatbed-towin isn’t an image you can use here.' },
  { text: '![A truck](../photos/rotator.jpg)', told: '12: There is no photo "rotator". Put rotator.jpg into' },
  { text: '![A truck](photo:truck)', told: '12: There is no photo "truck". Put truck.jpg into site/photos, and' },
  { text: '![](scene:flatbed-towing)', told: '12: scene:flatbed-towing has no words' },
  { text: '| A | B |\n|---|---|\n| x ![A truck](scene:flatbed-towing) | y |', told: '14: This image is in the middle' },
  { text: 'See ![A truck](scene:flatbed-towing) here.', told: '12: This image is in the middle of a sentence' },
  { text: '![A truck] (scene:flatbed-towing)', told: '12: This picture isn’t complete' },
  { text: '[us](www.facebook.com/x)', told: '12: This link leads to www.facebook.com/x. Did you mean' },
  { text: '[us](facebook.com/x)', told: '12: This link leads to facebook.com/x. Did you mean https://facebook.com/x?' },
  { text: '[us](//facebook.com/x)', told: '12: This link leads to //facebook.com/x' },
  { text: '[us](/\\\\evil.example/)', told: '12: This link leads to /\\evil.example/' },
  { text: '[us](/&Tab;/evil.example)', told: '12: This link leads to /' },
  { text: '[us](/&NewLine;/evil.example)', told: '12: This link leads to /' },
  { text: '[map](https://www.google.com@evil.example/)', told: '12: This link leads to' },
  { text: '[us](javascript:alert(1))', told: '12: This link leads to javascript:alert(1)' },
  { text: '[us]()', told: '12: This link leads nowhere' },
  { text: '[us](https://a.example:999999/)', told: '12: This link leads to https://a.example:999999/' },
  { text: '[call](tel:#95)', told: '12: This link leads to tel:#95' },
  { text: '[call](732-555-0142)', told: '12: This link leads to 732-555-0142' },
  { text: '[write](mailto:us)', told: '12: This link leads to mailto:us' },
  { text: '[write](us@example.com)', told: '12: This link leads to us@example.com' },
  { text: '[call](tel:{phone})', told: '12: This link leads to tel:{phone}' },
  { text: '[prices](prices/)', told: '12: This link leads to prices/' },
  { text: '## A\n\n[b](#pricing)', told: '14: This link leads to #pricing. Expected #a.' },
  { text: '## Prices\n\n[b](#price)', told: '14: This link leads to #price. Did you mean #prices?' },
  { text: '[us] (https://example.com/)', told: '12: This link isn’t complete' },
  { text: '[us][1]', told: '12: This link isn’t complete. Write [words](address), without a space between the two.' },
  { text: '[1]: https://example.com/', told: '12: The site can’t read link definitions.' },
  { text: '<https://example.com/>', told: '12: <https://example.com/> isn’t a link here. Write [words](address).' },
  { text: 'a <b>b</b>', told: '12: <b> is HTML. Write Markdown, which has no tags.' },
  { text: 'a <img\nsrc=x>', told: '12: <img is HTML. Write Markdown, which has no tags.' },
  { text: '`a`', told: '12: The site can’t show code. Delete the backquotes.' },
  { text: '    four spaces', told: '12: This line begins with four spaces or a tab' },
  { text: '```\na\n```', told: ['12: The site can’t show code', '14: The site can’t show code'] },
  { text: '~~~\na\n~~~', told: ['12: The site can’t show a block', '14: The site can’t show a block'] },
  { text: ':::note\na\n:::', told: '12: The site can’t show a block of this kind. Delete the ~~~ or ::: around it.' },
  { text: 'It was ~~$95~~ $75.', told: '12: The site can’t strike words out. Delete the ~~.' },
  { text: 'It was ==$95==.', told: '12: == does nothing here. Write ## before a heading, or ** around bold words.' },
  { text: 'It was **$95.', told: '12: ** or __ has no match' },
  { text: 'a\n\n---\n\nb', told: '14: The site can’t show a line (---). Delete it.' },
  { text: '##A', told: '12: This heading isn’t complete. Write ## or ###, then a space.' },
  { text: '## !!!', told: '12: This heading has no letters or digits. Write words after ##.' },
  { text: '### …', told: '12: This heading has no letters or digits. Write words after ###.' },
  { text: '## A {#b} c', told: '12: {#b} can’t be used here' },
  { text: '### A {#b .band}', told: '12: {#b .band} can’t be used here' },
  { text: '### A {#a}\n\n### B {#a}', told: ['12: Two headings have the', '14: Two headings have the'] },
  { text: 'A {#b}', told: '12: {#b} can’t be used here' },
  { text: '## 東京 towing', told: '12: The font of headings has no 東 京. Use other letters.' },
  { text: '## A {#a}\n\n## B {#a}', told: ['12: Two headings have the', '14: Two headings have the'] },
  { text: '## A {.besid}', told: '12: .besid isn’t a layout you can use here. Expected none here.' },
  { text: '>>>>>>>>> a', told: '12: There are lists or quotations more than four levels deep. Use four at most.' },
  { text: '- a\n  - b\n    - c\n      - d\n        - e', told: '16: There are lists or quotations more than four' },
  { text: '## {state: move-over}\n\n## {state: move-over}', told: ['12: Two headings have', '14: Two headings have'] },
  { text: '| Town | Minutes |\n| Kearny | 15 |', told: ['12: These rows aren’t a table', '13: These rows aren’t'] },
  { text: '- []keys', told: '12: This checkbox isn’t complete. Write "- [ ] words".' },
  { text: 'A.\n{if=quoteForm}\n\n{twonship}', told: '15: {twonship} isn’t a name you can use here.' },
  { text: '{twonship}\n{unless=quoteForm}', told: '12: {twonship} isn’t a name you can use here. Did you mean' },
  { text: '| A | B |\n|---|---|\n| c | {twonship} |', told: '14: {twonship} isn’t a name you can use here.' },
  { text: '> **A**\n>\n> {twonship}', told: '14: {twonship} isn’t a name you can use here. Did you mean {township}?' },
  { text: 'a\u202eb', told: '12: There is an invisible character here, ' },
  { text: '<us@example.com>', told: '12: <us@example.com> isn’t a link here. Write [words](address).' },
  { text: 'a <!-- b -->', told: '12: <!-- b --> is HTML. Write Markdown, which has no tags.' },
  { text: '#### A', told: '12: This heading can’t be used here. Use ## or ###, outside lists and quotes.' },
  { text: '-[ ] keys', told: '12: This checkbox isn’t complete. Write "- [ ] words".' },
  { text: 'a\ufffdb', told: '12: There is an invisible character here, \ufffd. Delete it.' },
  {
    text: 'a \uf0e0 b',
    told: 'is a sign of a word processor’s own font, and a box in any other. Delete it.',
  },
  { text: 'Bring:\n– keys\n– title', told: '13: Lines that begin with – run together here. For a list, write "- "' },
  { text: '> ✓ keys\n> ✓ title', told: '12: Lines that begin with ✓ run together here' },
  {
    text: 'Our yard\n---',
    told: '12: There is a line of --- or === under these words. For a heading, write ## before',
  },
  {
    text: 'Our yard\n===',
    told: '12: There is a line of --- or === under these words. For a heading, write ## before',
  },
  { text: '100 Road  \nHowell\\\nNJ', told: ['12: This line ends in two spaces or a \\', '13: This line ends in'] },
  {
    text: '- 2019. The first truck.',
    told: '12: A numbered list counts from 1, so 2019. would read 1. For words that begin',
  },
  {
    text: '1. A.\n\n> B.\n\n2. C.',
    told: '16: A numbered list counts from 1, so 2. would read 1. For words that begin',
  },
  {
    text: '1) A.\n3) B.',
    told: '13: A numbered list counts from 1, so 3) would read 2. For words that begin with a number, write 3\\)',
  },
  { text: '0. A.', told: '12: A numbered list counts from 1, so 0. would read 1.' },
  { text: '[us](/about/ "Us")', told: '12: The site can’t show "Us", which is after the address. Delete it.' },
  {
    text: '![A truck](scene:about "Us")',
    told: '12: The site can’t show "Us", which is after the address. Delete it.',
  },
  { text: '![A **truck**](scene:about)', told: '12: The words of a picture are plain. Delete the stars' },
  { text: '| A | B |\n|---|--:|\n| a | b |', told: '12: The site aligns the columns of a table itself' },
  {
    text: '> | A | B |\n> |---|---|\n> | a | b | c |',
    told: '14: This row has more cells than the first. Delete c, or',
  },
  { text: '- [x] keys', told: '12: The boxes of a checklist are empty. Write [ ] instead of [x].' },
  { text: '- [ ] keys\n- title', told: '12: Some items of this list have a box, and some don’t' },
  { text: '[ ] keys', told: '12: This box is outside a checklist. Write "- [ ] words" for an item of one.' },
  { text: '1. [ ] keys', told: '12: This box is outside a checklist' },
  { text: '- keys\n\n  [ ] title', told: '14: This box is outside a checklist' },
  { text: '## [ ] Keys', told: '12: This box is outside a checklist' },
  { text: '* * *', told: '12: This item of a list has no words. Delete its mark.' },
];

/** Replacements for front matter fields, and what is reported for each. */
const frontMatter: readonly { field: keyof typeof fields; instead: string; told: string }[] = [
  { field: 'title', instead: '', told: '1: "title" is missing' },
  { field: 'title', instead: 'title: What’s new: our rotator', told: '3: The front matter isn’t valid YAML (Nested' },
  { field: 'title', instead: "title: 'It's new'", told: '3: The front matter isn’t valid YAML (' },
  { field: 'title', instead: 'title: We’re #1 for towing, or # of that', told: '3: YAML doesn’t read # as part of' },
  { field: 'title', instead: 'title:', told: '3: "title" is missing' },
  { field: 'title', instead: 'title: 2026', told: '3: "title" is 2026' },
  { field: 'pageTitle', instead: 'title: Again', told: '4: The front matter isn’t valid YAML (Map keys must be' },
  { field: 'title', instead: 'title: [a, b]', told: '3: "title" is a list of 2' },
  { field: 'title', instead: 'title: Our **new** truck', told: '3: title: There is Markdown here (strong).' },
  { field: 'title', instead: 'title: In {twonship}', told: '3: title: {twonship} isn’t a name you can use here.' },
  { field: 'excerpt', instead: 'exerpt: A', told: '6: "exerpt" isn’t a field here. Did you mean "excerpt"?' },
  { field: 'picture', instead: 'picture: A truck\nconstructor: Sam', told: '10: "constructor" isn’t a field here' },
  { field: 'title', instead: 'title: 東京 towing', told: '3: title: The font of headings has no 東 京' },
  { field: 'date', instead: 'date: January 15, 2026', told: '7: "date" is "January 15, 2026"' },
  { field: 'date', instead: 'date: 2026-02-30', told: '7: "date" is "2026-02-30"' },
  { field: 'id', instead: 'id: 3.5', told: '2: "id" is 3.5. Expected a number that no other post has, such as 3' },
  { field: 'scene', instead: 'scene: flatbed-towin', told: '8: "scene" is "flatbed-towin"' },
  { field: 'picture', instead: 'picture: A\nphoto: rotater', told: '10: "photo" is "rotater"' },
  {
    field: 'lead',
    instead: 'lead: See [so](#nowhere).',
    told: '10: lead: This link leads to #nowhere. Expected none here.',
  },
  { field: 'picture', instead: 'picture: A\ndoNow: Turn on your lights', told: '10: "doNow" is "Turn on your' },
  { field: 'picture', instead: 'picture: A\ndoNow:\n  - First: your lights', told: '11: "doNow[0]" is an object' },
  { field: 'picture', instead: 'picture: A\n\u0009scene: A', told: '10: The front matter isn’t valid YAML (' },
  { field: 'title', instead: 'title: "A \\x01 b"', told: '3: title: There is an invisible character here, ' },
  { field: 'picture', instead: 'picture: A\ndoNow: &x [*x]', told: '10: YAML doesn’t read & as part of the' },
  { field: 'title', instead: 'title: *Important*', told: '3: YAML doesn’t read * as part of the words. Put quotes' },
  { field: 'title', instead: 'title: &Sons', told: '3: YAML doesn’t read & as part of the words. Put quotes' },
  { field: 'title', instead: 'title: &Co towing', told: '3: YAML doesn’t read & as part of the words' },
  { field: 'title', instead: 'title: !important', told: '3: YAML doesn’t read ! as part of the words' },
  { field: 'excerpt', instead: 'excerpt: ! Snow', told: '6: YAML doesn’t read ! as part of the words' },
  { field: 'lead', instead: 'lead: #1\n  in towing', told: '11: YAML doesn’t read # as part of the words' },
  { field: 'picture', instead: 'picture: A\ndoNow:\n  - !Snow A', told: '11: YAML doesn’t read ! as part of the' },
  { field: 'picture', instead: 'picture: A\ndoNow:\n  - *a', told: '11: YAML doesn’t read * as part of the' },
  { field: 'picture', instead: '&a picture: A', told: '9: YAML doesn’t read & as part of the words' },
  { field: 'picture', instead: `a: ${'['.repeat(1250)}`, told: '9: The front matter has more than 100 levels' },
  { field: 'picture', instead: '- '.repeat(3000), told: '9: The front matter has more than 100 levels' },
  { field: 'picture', instead: `a: ${'["]",'.repeat(1250)}`, told: '9: The front matter has more than 100 levels' },
  {
    field: 'picture',
    instead: `picture: "${'A'.repeat(20_000)}"`,
    told: '1: The front matter is 21 KB. The limit is 20',
  },
];

const folder = temporaryFolder('texts');
mkdirSync(join(folder, 'posts'));
const known = {
  ...knownNames(business, factsOf(business, english), ['rotator']),
  partials: { 'move-over': {}, 'toll-road-choice': {} },
};

/** What is reported about the texts in the folder. */
function toldOf(read: (reader: TextReader) => unknown): string[] {
  const reader = new TextReader(folder);
  read(reader);
  return formatted(reader.finish()).map((line) => line.replaceAll(`${folder}/`, ''));
}
/** What is reported about a post, without its file name. */
async function toldOfPost(file: string | Uint8Array): Promise<string[]> {
  writeFileSync(join(folder, 'posts/winter.md'), file);
  const told = await toldOf((reader) => reader.articles(postsWith(['rotator']), known));
  return told.map((line) => line.replace('posts/winter.md:', ''));
}
const post = (front: Readonly<Record<string, string>>, body = 'Slow down.') =>
  `---\n${Object.values(front).filter(Boolean).join('\n')}\n---\n${body}\n`;

test('reports nothing about a correct post', async () => {
  const order = [
    '5 < 6, #1, a *b* **c**, 2 * 3, R&D, [911](tel:911), [x](https://a.example/), [y](/about/#z).',
    'A. {if=quoteForm}',
    'B. {unless="quoteForm textPhone"}',
    '| A | B |\n|---|---|\n| ![A truck](scene:flatbed-towing) | c \\| d |',
    '- a\n  - b\n    1. c\n    1. d',
    '1. a\n2. b {if=quoteForm}\n2. c {unless=quoteForm}\n3. d',
    '2019\\. The first truck.\n— Its driver',
    '| A | B |\n|:--|---|\n| a \\| b | c |',
    '## A {#a}',
  ];
  expect(await toldOfPost(post({ ...fields, lead: 'lead: See [so](#a).' }, order.join('\n\n')))).toEqual([]);
});

/** Exactly these lines. */
const containing = (told: string | string[]) => [told].flat().map((line) => expect.stringContaining(line));

test.each(bodies)('$text: $told', async ({ text, told }) => {
  expect(await toldOfPost(post(fields, text))).toEqual(containing(told));
});

test.each(frontMatter)('$instead: $told', async ({ field, instead, told }) => {
  expect(await toldOfPost(post({ ...fields, [field]: instead }))).toEqual(containing(told));
});

test('accepts comments on lines of their own', async () => {
  const picture = 'picture: A\n# Why:\ndoNow:\n  # First\n  - A\n  # Then\n  - B';
  expect(await toldOfPost(post({ ...fields, picture }))).toEqual([]);
});

test('sorts problems by line number', async () => {
  const wrong = post({ ...fields, title: 'title: In {twonship}' }, 'We have {xyzzy}.');
  expect(await toldOfPost(wrong)).toEqual(containing(['3: title: {twonship} isn’t', '12: {xyzzy} isn’t']));
});

test.each(['A text.', '---\ntitle: A\n'])('reports front matter that is missing or doesn’t end', async (file) => {
  expect(await toldOfPost(file)).toEqual([
    '1: This text has no front matter. Begin with a line of ---, the fields, and another line of ---.',
  ]);
});

test('reports texts that are missing, unused, misnamed or of another kind', async () => {
  for (const name of ['posst', 'pages']) mkdirSync(join(folder, name));
  for (const name of ['posts/winter.md', 'posst/two.md', 'posts/Über uns.md', 'pages/jobs.md', 'pages/home.md'])
    writeFileSync(join(folder, name), post(fields));
  // As Notepad saves it.
  writeFileSync(join(folder, 'posts/storm.md.txt'), post(fields));
  // The lock of an editor that has the text open.
  symlinkSync('me@host.1:2', join(folder, 'posts/.#one.md'));
  const told = await toldOf((reader) => {
    reader.articles(postsWith([]), known);
    const check = (data: unknown) => ({ data, problems: [] });
    reader.articles({ folder: '.', slugs: ['about'], check }, known);
    reader.articles({ folder: 'pages', slugs: ['home'], namedIn: 'site/pages.ts', check }, known);
  });
  for (const name of ['posst', 'posts', 'pages']) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'posts'));
  expect(told).toEqual([
    'about.md: This text is missing. Write it.',
    'pages/jobs.md: No page uses this text. Did you mean pages/home? A new one is named in site/pages.ts.',
    'posst/two.md: No page uses this text. Did you mean posts?',
    'posts/storm.md.txt: This kind of file isn’t read. Save it as plain text named storm.md. Windows hides the end of a name: turn on View > Show > File name extensions.',
    'posts/Über uns.md: This file name can’t be used in an address. Use only a-z, 0-9 and -, as in winter-driving.md.',
  ]);
});

test('keeps an escaped brace, in titles as well', () => {
  const text = post({ ...fields, title: String.raw`title: In \{township\}` }, String.raw`So \{township\}.`);
  writeFileSync(join(folder, 'posts/winter.md'), text);
  const [{ data, intro } = {}] = new TextReader(folder).articles(postsWith([]), known);
  // An invisible word joiner tells it from a fact.
  expect([data?.title, intro?.[0]?.children[0]]).toMatchObject(['In {\u2060township}', { text: 'So {township}.' }]);
});

test('lists sources once and in order; hidden ones count as used; a byte order mark and CR LF change nothing', () => {
  const text = post(fields, 'A.[^tesla]\n\n- [ ] B.[^move-over] C.[^tesla]\n\nD.[^owners-manuals] {unless=quoteForm}');
  const [plain, windows] = [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`].map((file) => {
    writeFileSync(join(folder, 'posts/winter.md'), file);
    const reader = new TextReader(folder);
    const [article] = reader.articles(postsWith([]), known);
    reader.finish();
    return { article: { ...article, placeOf: undefined }, all: [...reader.footnotes] };
  });
  expect(plain?.article.footnotes).toEqual(['tesla', 'move-over']);
  expect(plain?.all).toEqual(['tesla', 'move-over', 'owners-manuals']);
  expect(windows).toEqual(plain);
});

test('reports an unknown name in a label by file and path', () => {
  const labels = {
    homePage: { hero: 'In {twonship}', total: ({ miles }: { miles: string }) => `${miles} in {Township}` },
  };
  const problems = nameProblems(labelsIn(labels), ['township'], (name) => name);
  expect(formatted(problems)).toEqual([
    'home-page.ts: hero: {twonship} isn’t a name you can use here. Did you mean {township}?',
  ]);
});
