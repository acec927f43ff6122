import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextReader } from '../../build/text/text-reader.ts';
import { factsOf } from '../../site/content/facts.ts';
import { postsWith } from '../../site/content/front-matter.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { english } from '../../site/content/locales.ts';
import { business } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

/** The front matter of a post: lines 2 to 10 of the file. */
const fields = {
  updated: 'updated: 2026-01-16',
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
  { text: 'We serve {twonship}.', told: '12: {twonship} isn’t known here. Did you mean {township}?' },
  { text: 'We have {xyzzy}.', told: '12: {xyzzy} isn’t known here' },
  { text: 'We serve {{township}}.', told: ['12: { can’t be used here. Write {township}, or \\{', '12: } can’t'] },
  { text: 'So {constructor}.', told: '12: {constructor} isn’t known here' },
  { text: 'a {if=quoteFrom}', told: '12: quoteFrom isn’t known here. Did you mean quoteForm?' },
  { text: 'a {unless = quoteForm}', told: '12: {unless = quoteForm} can’t be used here. Write an id' },
  { text: '## A {#b} c', told: '12: {#b} can’t be used here' },
  { text: '{.columns}\n\nWords.', told: '12: {.columns} can’t be used here. Write an id, a layout or a condition' },
  { text: '## A {.besid}', told: '12: .besid isn’t known here. Expected none here.' },
  { text: 'So {state: move-ovr}.', told: '12: {state: move-ovr} isn’t known here. Did you mean {state' },
  { text: '{rates}\n{yard}', told: ['12: {rates} is next to other words', '13: {yard} is next to other words'] },
  { text: 'So.[^move-ovre]', told: '12: [^move-ovre] isn’t known here. Did you mean [^move-over]?' },
  { text: 'So.[^move-over', told: '12: [^ can’t be used here. Write [^name].' },
  { text: '![A truck](scene:flatbed-towin)', told: '12: scene:flatbed-towin isn’t known here.' },
  { text: '![A truck](photo:truck)', told: 'A picture such as photo:truck is truck.jpg in the folder of photos.' },
  { text: '![](scene:flatbed-towing)', told: '12: Write plain words for those who can’t see scene:flatbed-towing' },
  { text: 'See ![A truck](scene:flatbed-towing) here.', told: '12: This image is in the middle of a sentence' },
  { text: '![A truck] (scene:flatbed-towing)', told: '12: ![ can’t be used here. Write ![what it shows](scene:name).' },
  { text: '[us](facebook.com/x)', told: '12: This link leads to facebook.com/x. Expected an address such as' },
  { text: '[us](/\\\\evil.example/)', told: '12: This link leads to /\\evil.example/' },
  { text: '[map](https://www.google.com@evil.example/)', told: '12: This link leads to' },
  { text: '[us](javascript:alert(1))', told: '12: This link leads to javascript:alert(1)' },
  { text: '[](/about/)', told: '12: The link to /about/ has no words. Write [words](address).' },
  { text: '[us]()', told: '12: This link leads nowhere' },
  { text: '[call](tel:#95)', told: '12: This link leads to tel:#95' },
  { text: '[write](mailto:us)', told: '12: This link leads to mailto:us' },
  { text: '## Prices\n\n[b](#price)', told: '14: This link leads to #price. Did you mean #prices?' },
  { text: '[us][1]', told: '12: ][ can’t be used here. Write [words](address), without a space between the two.' },
  { text: 'a <b>b</b>', told: '12: <b> can’t be used here. Write Markdown, which has no tags.' },
  { text: '    four spaces', told: '12: Four spaces or a tab at the beginning of a line can’t be used here' },
  { text: '```\na\n```', told: ['12: ``` can’t be used here', '14: ``` can’t be used here'] },
  { text: 'It was ~~$95~~ $75.', told: '12: ~~ can’t be used here' },
  { text: 'It was **$95.', told: '12: ** can’t be used here. Write **bold words**, without a space' },
  { text: 'a\n\n---\n\nb', told: '14: --- can’t be used here' },
  { text: 'Our yard\n===', told: '13: === can’t be used here. Write ## before the words of a heading' },
  { text: '##A', told: '12: ## can’t be used here. Write ## or ###, then a space.' },
  { text: '## !!!', told: '12: This heading has no letters or digits. Write words after the ##.' },
  { text: '> ## A', told: '12: ## can’t be used here. Write ## or ###, outside lists and quotes.' },
  {
    text: '| Town | Minutes |\n| Kearny | 15 |',
    told: ['12: | can’t be used here. Write a line such as', '13: | can’t'],
  },
  { text: 'A.\n{if=quoteForm}\n\n{twonship}', told: '15: {twonship} isn’t known here.' },
  { text: '| A | B |\n|---|---|\n| c | {twonship} |', told: '14: {twonship} isn’t known here.' },
  { text: 'a\u202eb', told: '12: \\u202e can’t be used here. Write only characters that a page can show.' },
  { text: 'a \uf0e0 b', told: '12: \\uf0e0 can’t be used here' },
  { text: '100 Road  \nHowell\\\nNJ', told: ['12: Two spaces or a \\ at the end of a line can’t', '13: Two spaces'] },
  {
    text: '- 2019. The first truck.',
    told: '12: A list that counts from 2019 can’t be used here. Write 2019\\. for words',
  },
  { text: '1. A.\n\n> B.\n\n2. C.', told: '16: A list that counts from 2 can’t be used here' },
  { text: '• keys\n• title', told: ['12: • can’t be used here. Write "- words" for every item', '13: • can’t'] },
  { text: '– keys', told: '12: –  can’t be used here' },
  { text: '- []keys', told: '12: [] can’t be used here. Write "- [ ] words" for every' },
  { text: '- [ ] keys\n- title', told: '12: [ ] can’t be used here. Write "- [ ] words"' },
  { text: '1. [ ] keys', told: '12: [ ] can’t be used here. Write "- [ ] words"' },
  // Lines that may be left out, and those that keep people safe.
  { text: 'We tow\nin {township} and {textPhone}.', told: 'but “We tow” doesn’t end a sentence' },
  { text: 'One.\nText {textPhone}\nor call.', told: '13: “Text {textPhone}” is left out where its {name} or link' },
  { text: 'One [two\nthree](/about/).\nText {textPhone}.', told: '12: A link or bold words go on in the next line' },
  {
    text: 'Call 911 or text {textPhone}.',
    told: '12: “Call 911 or text {textPhone}.” keeps people safe, but it’s left',
  },
  { text: 'Call 911. [Fleets](/fleets/) too.', told: 'but it’s left out for a company without /fleets/. Name only' },
  { text: 'Call 911. {if=quoteForm}', told: '12: “Call 911.” keeps people safe, but it’s shown to some companies' },
  { text: 'Stay back, {textPhone}. {.safety}', told: 'but it’s left out for a company without {textPhone}' },
  { text: '## A {if=quoteForm}\n\n> Stay back.', told: '14: “Stay back.” keeps people safe, but it’s shown to some' },
];

/** Replacements for front matter fields, and what is reported for each. */
const frontMatter: readonly { field: keyof typeof fields; instead: string; told: string }[] = [
  { field: 'title', instead: '', told: '1: "title" is missing' },
  { field: 'title', instead: 'title: What’s new: our rotator', told: '3: The front matter isn’t valid YAML (Nested' },
  { field: 'title', instead: 'title: We’re #1 for towing, or # of that', told: '3: YAML doesn’t read # as part of' },
  { field: 'title', instead: 'title: 2026', told: '3: "title" is 2026' },
  { field: 'title', instead: 'title: Our **new** truck', told: '3: title: There is Markdown here (strong).' },
  { field: 'excerpt', instead: 'exerpt: A', told: '6: "exerpt" isn’t a field here. Did you mean "excerpt"?' },
  { field: 'date', instead: 'date: January 15, 2026', told: '7: "date" is "January 15, 2026"' },
  { field: 'picture', instead: 'picture: A\nphoto: rotater', told: '10: "photo" is "rotater"' },
  {
    field: 'lead',
    instead: 'lead: See [so](#nowhere).',
    told: '10: lead: This link leads to #nowhere. Expected none here.',
  },
  { field: 'picture', instead: 'picture: A\ndoNow:\n  - First: your lights', told: '11: "doNow[0]" is an object' },
  {
    field: 'title',
    instead: 'title: "A \\x01 b"',
    told: '3: title: \\u0001 can’t be used here',
  },
  { field: 'title', instead: 'title: *Important*', told: '3: YAML doesn’t read * as part of the words. Put quotes' },
  { field: 'lead', instead: 'lead: #1\n  in towing', told: '10: YAML doesn’t read # as part of the words' },
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
    '| A | B |\n|:--|--:|\n| a \\| b | c |',
    // Lines that all companies show may be wrapped.
    'We tow\nin {township}\nand around it.',
    'Call 911. {if=quoteForm}',
    'Call 911. {unless=quoteForm}',
    'Call 911.\n{state: move-over}',
    'One.\n{weAnswer} {afterHours}\nTwo.',
    '> Call 911.\n> {afterHours}\n> Stay back.',
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
    reader.articles({ folder: 'pages', slugs: ['home'], check }, known);
  });
  for (const name of ['posst', 'posts', 'pages']) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'posts'));
  expect(told).toEqual([
    'about.md: This text is missing. Write it.',
    'pages/jobs.md: No page uses this text. Did you mean pages/home?',
    'posst/two.md: No page uses this text. Expected posts/winter, about, pages/home, posts/Über uns.',
    'posts/storm.md.txt: This kind of file isn’t read. Save a text as plain text named storm.md. Windows hides the end of a name: turn on View > Show > File name extensions.',
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
