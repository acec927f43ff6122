import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { TextReader } from '../../build/text/text-reader.ts';
import { factsOf } from '../../site/content/facts.ts';
import { postsWith } from '../../site/content/front-matter.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { english } from '../../site/content/locales.ts';
import { readStates } from '../../site/content/read-states.ts';
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
const bodies: readonly (readonly [text: string, told: string | string[]])[] = [
  ['We serve {twonship}.', '12: {twonship} isn’t known here. Did you mean {township}?'],
  ['We have {xyzzy}.', '12: {xyzzy} isn’t known here'],
  ['We serve {{township}}.', ['12: { can’t be used here. Write {township}, or \\{', '12: } can’t']],
  ['So {constructor}.', '12: {constructor} isn’t known here'],
  ['a {if=quoteFrom}', '12: quoteFrom isn’t known here. Did you mean quoteForm?'],
  ['a {unless = quoteForm}', '12: {unless = quoteForm} can’t be used here. Write an id'],
  ['## A {#b} c', '12: {#b} can’t be used here'],
  ['{.columns}\n\nWords.', '12: {.columns} can’t be used here. Write an id, a layout or a condition'],
  ['## A {.besid}', '12: .besid isn’t known here. Expected none here.'],
  ['So {state: move-ovr}.', '12: {state: move-ovr} isn’t known here. Did you mean {state'],
  ['{rates}\n{yard}', ['12: {rates} is next to other words', '13: {yard} is next to other words']],
  ['So.[^move-ovre]', '12: [^move-ovre] isn’t known here. Did you mean [^move-over]?'],
  ['So.[^move-over', '12: [^ can’t be used here. Write [^name].'],
  ['![A truck](scene:flatbed-towin)', '12: scene:flatbed-towin isn’t known here.'],
  ['![A truck](photo:truck)', 'A picture such as photo:truck is truck.jpg in the folder of photos.'],
  ['![](scene:flatbed-towing)', '12: Write plain words for those who can’t see scene:flatbed-towing'],
  ['See ![A truck](scene:flatbed-towing) here.', '12: This image is in the middle of a sentence'],
  ['![A truck] (scene:flatbed-towing)', '12: ![ can’t be used here. Write ![what it shows](scene:name).'],
  ['[us](facebook.com/x)', '12: This link leads to facebook.com/x. Expected an address such as'],
  ['[us](/\\\\evil.example/)', '12: This link leads to /\\evil.example/'],
  ['[map](https://www.google.com@evil.example/)', '12: This link leads to'],
  ['[us](javascript:alert(1))', '12: This link leads to javascript:alert(1)'],
  ['[](/about/)', '12: The link to /about/ has no words. Write [words](address).'],
  ['[us]()', '12: This link leads nowhere'],
  ['[call](tel:#95)', '12: This link leads to tel:#95'],
  ['[write](mailto:us)', '12: This link leads to mailto:us'],
  ['## Prices\n\n[b](#price)', '14: This link leads to #price. Did you mean #prices?'],
  ['[us][1]', '12: ][ can’t be used here. Write [words](address), without a space between the two.'],
  ['a <b>b</b>', '12: <b> can’t be used here. Write Markdown, which has no tags.'],
  ['    four spaces', '12: Four spaces or a tab at the beginning of a line can’t be used here'],
  ['```\na\n```', ['12: ``` can’t be used here', '14: ``` can’t be used here']],
  ['It was ~~$95~~ $75.', '12: ~~ can’t be used here'],
  ['It was **$95.', '12: ** can’t be used here. Write **bold words**, without a space'],
  ['a\n\n---\n\nb', '14: --- can’t be used here'],
  ['Our yard\n===', '13: === can’t be used here. Write ## before the words of a heading'],
  ['##A', '12: ## can’t be used here. Write ## or ###, then a space.'],
  ['## !!!', '12: This heading has no letters or digits. Write words after the ##.'],
  ['> ## A', '12: ## can’t be used here. Write ## or ###, outside lists and quotes.'],
  ['| Town | Minutes |\n| Kearny | 15 |', ['12: | can’t be used here. Write a line such as', '13: | can’t']],
  ['A.\n{if=quoteForm}\n\n{twonship}', '15: {twonship} isn’t known here.'],
  ['| A | B |\n|---|---|\n| c | {twonship} |', '14: {twonship} isn’t known here.'],
  ['a\u202eb', '12: \\u202e can’t be used here. Write only characters that a page can show.'],
  ['a \uf0e0 b', '12: \\uf0e0 can’t be used here'],
  ['100 Road  \nHowell\\\nNJ', ['12: Two spaces or a \\ at the end of a line can’t', '13: Two spaces']],
  ['- 2019. The first truck.', '12: A list that counts from 2019 can’t be used here. Write 2019\\. for words'],
  ['1. A.\n\n> B.\n\n2. C.', '16: A list that counts from 2 can’t be used here'],
  ['• keys\n• title', ['12: • can’t be used here. Write "- words" for every item', '13: • can’t']],
  ['– keys', '12: –  can’t be used here'],
  ['- []keys', '12: [] can’t be used here. Write "- [ ] words" for every'],
  ['- [ ] keys\n- title', '12: [ ] can’t be used here. Write "- [ ] words"'],
  ['1. [ ] keys', '12: [ ] can’t be used here. Write "- [ ] words"'],
  // Lines that may be left out, and those that keep people safe.
  ['We tow\nin {township} and {textPhone}.', 'but “We tow” doesn’t end a sentence'],
  ['One.\nText {textPhone}\nor call.', '13: “Text {textPhone}” is left out where its {name} or link'],
  ['One [two\nthree](/about/).\nText {textPhone}.', '12: A link or bold words go on in the next line'],
  ['Call 911 or text {textPhone}.', '12: “Call 911 or text {textPhone}.” keeps people safe, but it’s left'],
  ['Call 911. [Fleets](/fleets/) too.', 'but it’s left out for a company without /fleets/. Name only'],
  ['Call 911. {if=quoteForm}', '12: “Call 911.” keeps people safe, but it’s shown to some companies'],
  ['Stay back, {textPhone}. {.safety}', 'but it’s left out for a company without {textPhone}'],
  ['## A {if=quoteForm}\n\n> Stay back.', '14: “Stay back.” keeps people safe, but it’s shown to some'],
];

/** Replacements for front matter fields, and what is reported for each. */
const frontMatter: readonly (readonly [field: keyof typeof fields, instead: string, told: string])[] = [
  ['title', '', '1: "title" is missing'],
  ['title', 'title: What’s new: our rotator', '3: The front matter isn’t valid YAML (Nested'],
  ['title', 'title: We’re #1 for towing, or # of that', '3: YAML doesn’t read # as part of'],
  ['title', 'title: 2026', '3: "title" is 2026'],
  ['title', 'title: { first: [3] }', '3: "title" is 3'],
  ['title', 'title: Our **new** truck', '3: title: There is Markdown here (strong).'],
  ['excerpt', 'exerpt: A', '6: "exerpt" isn’t a field here. Did you mean "excerpt"?'],
  ['date', 'date: January 15, 2026', '7: "date" is "January 15, 2026"'],
  ['picture', 'picture: A\nphoto: rotater', '10: "photo" is "rotater"'],
  ['lead', 'lead: See [so](#nowhere).', '10: lead: This link leads to #nowhere. Expected none here.'],
  ['picture', 'picture: A\ndoNow:\n  - First: your lights', '11: "doNow[0]" is an object'],
  ['title', 'title: "A \\x01 b"', '3: title: \\u0001 can’t be used here'],
  ['title', 'title: *Important*', '3: YAML doesn’t read * as part of the words. Put quotes'],
  ['lead', 'lead: #1\n  in towing', '10: YAML doesn’t read # as part of the words'],
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
  // Comments may have lines of their own.
  const picture = 'picture: A\n# Why:\ndoNow:\n  # First\n  - A\n  # Then\n  - B';
  const front = { ...fields, picture, lead: 'lead: See [so](#a).' };
  expect(await toldOfPost(post(front, order.join('\n\n')))).toEqual([]);
});

/** Exactly these lines. */
const containing = (told: string | string[]) => [told].flat().map((line) => expect.stringContaining(line));

test.each(bodies)('%s: %s', async (text, told) => {
  expect(await toldOfPost(post(fields, text))).toEqual(containing(told));
});

test.each(frontMatter)('%s is %s: %s', async (field, instead, told) => {
  expect(await toldOfPost(post({ ...fields, [field]: instead }))).toEqual(containing(told));
});

test.each(['A text.', '---\ntitle: A\n'])('reports front matter that is missing or doesn’t end', async (file) => {
  expect(await toldOfPost(file)).toEqual([
    '1: This text has no front matter. Begin with a line of ---, the fields, and another line of ---.',
  ]);
});

test.each([
  ['code: 5', '"municipalities.code" is 5. Expected a few words, such as Howell.'],
  ['cods: Howell', '"municipalities.cods" isn’t a section of this text. Did you mean code?'],
])('reports a state’s section of one town that has %s', (entry, told) => {
  mkdirSync(join(folder, 'states'));
  const state = `---\nstate: NJ\nname: New Jersey\nmunicipalities:\n  ${entry}\n---\n\n## Code {#code}\n\nWords.\n`;
  writeFileSync(join(folder, 'states/NJ.md'), state);
  writeFileSync(join(folder, 'states/US.md'), '---\nlines: {}\n---\n');
  const lines = toldOf((reader) => readStates(reader, known, business));
  rmSync(join(folder, 'states'), { recursive: true });
  expect(lines.filter((line) => line.startsWith('states/'))).toEqual([`states/NJ.md:5: ${told}`]);
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

test('leaves out a line above the text that links to a section which is gone, and knows a field of such lines alone', () => {
  const lead = 'lead: |\n  Slow down.\n  See [the tires](#tires).\ndoNow:\n  - See [the tires](#tires).';
  writeFileSync(join(folder, 'posts/winter.md'), post({ ...fields, lead }, '## Tires {#tires unless=quoteForm}\n\nA.'));
  const [{ data, namesIn } = {}] = new TextReader(folder).articles(postsWith([]), known);
  expect(data?.lead).toMatchObject([{ text: 'Slow down.' }]);
  expect([data?.doNow, namesIn?.([])]).toEqual([undefined, expect.arrayContaining(['doNow'])]);
});

test('lists sources once and in order; hidden ones count as used; a byte order mark and CR LF change nothing', () => {
  const text = post(fields, 'A.[^tesla]\n\n- [ ] B.[^move-over] C.[^tesla]\n\nD.[^owners-manuals] {unless=quoteForm}');
  const [plain, windows] = [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`].map((file) => {
    writeFileSync(join(folder, 'posts/winter.md'), file);
    const reader = new TextReader(folder);
    const [article] = reader.articles(postsWith([]), known);
    reader.finish();
    return { article: { ...article, placeOf: undefined, namesIn: undefined }, all: [...reader.footnotes] };
  });
  expect(plain?.article.footnotes).toEqual(['tesla', 'move-over']);
  expect(plain?.all).toEqual(['tesla', 'move-over', 'owners-manuals']);
  expect(windows).toEqual(plain);
});
