import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { TextReader } from '../../build/text/text-reader.ts';
import { factsOf } from '../../site/content/facts.ts';
import { postsWith } from '../../site/content/front-matter.ts';
import { knownNames } from '../../site/content/known-names.ts';
import { english } from '../../site/content/locales.ts';
import { business } from '../setup/pages.ts';
import { linesOf } from '../setup/problems.ts';
import { rowsOf } from '../setup/rows.ts';

/** The front matter of a post in order: lines 2 to 10 of the file. */
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

/** Bodies of a post, from line 12 of its file, and what an owner reads of each: its line, and what is wrong there. */
const bodies = rowsOf(String.raw`
a fact mistyped ‖ We serve {twonship}. ‖ 12: found the unknown name {twonship}, did you mean {township}?
a fact with spaces ‖ We serve { township }. ‖ 12: found the unknown name { township }, did you mean {township}?
a fact that is nothing like one ‖ We have {xyzzy}. ‖ 12: found the unknown name {xyzzy}, expected …
a fact in two pairs of braces ‖ We serve {{township}}. ‖ 12: found { without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \{.⏎12: found } without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \}.
a brace left open ‖ We serve {township and more. ‖ 12: found { without its counterpart, expected a name in braces, such as {township}; a brace that is meant is \{.
a name that objects inherit ‖ So {constructor}. ‖ 12: found the unknown name {constructor}, expected …
a condition mistyped ‖ {if quoteFrom}a{end} ‖ 12: found the unknown condition {if quoteFrom}, did you mean {if quoteForm}?
a condition without a name ‖ {if}a{end} ‖ 12: found {end} without its {if …}, expected both in one paragraph, or each on a line of its own.⏎12: found the unknown name {if}, expected …
a condition without its end ‖ {if quoteForm}a ‖ 12: found {if quoteForm} without its {end}, expected both in one paragraph, or each on a line of its own.
an end without its condition ‖ a{end} ‖ 12: found {end} without its {if …}, expected both in one paragraph, or each on a line of its own.
an unknown word of the state ‖ So {state: move-ovr}. ‖ 12: found the unknown name {state: move-ovr}, did you mean {state: move-over}?
a state without a space ‖ So {state:move-over}. ‖ 12: found the unknown name {state:move-over}, did you mean {state: move-over}?
a section of the state that there is not ‖ ## {state: nothing-such} ‖ 12: found the unknown name {state: nothing-such}, expected …
a component mistyped ‖ {raets} ‖ 12: found the unknown name {raets}, did you mean {rates}?
a component within a sentence ‖ See {rates}. ‖ 12: found {rates} beside other words, expected it on a line of its own between two empty lines.
two components without an empty line ‖ {rates}⏎{yard} ‖ 12: found {rates} beside other words, expected it on a line of its own between two empty lines.⏎13: found {yard} beside other words, expected it on a line of its own between two empty lines.
a name that only a message knows ‖ We strap the {title} by its {number} wheels. ‖ 12: found the unknown name {number}, did you mean {phone}?⏎12: found the unknown name {title}, …
a city ‖ We serve {city}. ‖ 12: found the unknown name {city}, did you mean {township}?
a layout on a line of its own mistyped ‖ {.column}⏎⏎- A ‖ 12: found the unknown layout {.column}, did you mean {.columns}?
columns of nothing ‖ {.columns}⏎⏎Words. ‖ 12: found {.columns} above no list and no table, expected it on a line of its own right above one.
a chip in a sentence ‖ Take a [flatbed]{.chip}. ‖ 12: found {.chip} outside a table, expected it in a cell.
a source mistyped ‖ So.[^move-ovre] ‖ 12: found the unknown source [^move-ovre], did you mean [^move-over]?
a source left open ‖ So.[^move-over ‖ 12: found a source that is not whole, expected [^name].
a scene mistyped ‖ ![A truck](scene:flatbed-towin) ‖ 12: found the unknown image scene:flatbed-towin, did you mean scene:flatbed-towing?
a picture of the owner's own folder ‖ ![A truck](../photos/rotator.jpg) ‖ 12: found the unknown image ../photos/rotator.jpg, expected photo:rotator, …
a picture without words ‖ ![](scene:flatbed-towing) ‖ 12: found no words for scene:flatbed-towing, expected ![what it shows](scene:flatbed-towing).
an image beside words in a cell ‖ | A | B |⏎|---|---|⏎| x ![A truck](scene:flatbed-towing) | y | ‖ 14: found an image within a sentence, which the site has no component for.
a picture within a sentence ‖ See ![A truck](scene:flatbed-towing) here. ‖ 12: found an image within a sentence, which the site has no component for.
a picture that is not whole ‖ ![A truck] (scene:flatbed-towing) ‖ 12: found a picture that is not whole, expected ![what it shows](scene:name).
a link without a scheme ‖ [us](www.facebook.com/x) ‖ 12: found a link to www.facebook.com/x, did you mean https://www.facebook.com/x?
a link without a scheme or a www ‖ [us](facebook.com/x) ‖ 12: found a link to facebook.com/x, did you mean https://facebook.com/x?
a link to another host ‖ [us](//facebook.com/x) ‖ 12: found a link to //facebook.com/x, expected …
an address of another site behind a backslash ‖ [us](/\\evil.example/) ‖ 12: found a link to /\evil.example/, expected …
an address of another site behind a tab ‖ [us](/&Tab;/evil.example) ‖ 12: found a link to /…
an address of another site behind a line break ‖ [us](/&NewLine;/evil.example) ‖ 12: found a link to /…
an address that begins with another’s name ‖ [map](https://www.google.com@evil.example/) ‖ 12: found a link to https://www.google.com@evil.example/, expected …
a link to a script ‖ [us](javascript:alert(1)) ‖ 12: found a link to javascript:alert(1), expected …
a link to nowhere ‖ [us]() ‖ 12: found a link to nowhere, expected …
a link to a broken port ‖ [us](https://a.example:999999/) ‖ 12: found a link to https://a.example:999999/, expected …
a number with a sign ‖ [call](tel:#95) ‖ 12: found a link to tel:#95, expected …
a number without tel ‖ [call](732-555-0142) ‖ 12: found a link to 732-555-0142, expected …
an address of nobody ‖ [write](mailto:us) ‖ 12: found a link to mailto:us, expected …
an address without mailto ‖ [write](us@example.com) ‖ 12: found a link to us@example.com, expected …
a fact in an address ‖ [call](tel:{phone}) ‖ 12: found a link to tel:{phone}, expected https://www.example.com/, /contact/, #prices, mailto:name@example.com or tel:+17325550142, in figures alone; {phone} by itself is a link.
a path from here ‖ [prices](prices/) ‖ 12: found a link to prices/, expected …
a heading that there is not ‖ ## A⏎⏎[b](#pricing) ‖ 14: found a link to #pricing, expected #a.
a heading mistyped ‖ ## Prices⏎⏎[b](#price) ‖ 14: found a link to #price, did you mean #prices?
a link with a space between ‖ [us] (https://example.com/) ‖ 12: found a link that is not whole, expected [words](address) without spaces between.
a link by reference ‖ [us][1] ‖ 12: found a link that is not whole, expected [words](address) without spaces between.
a link definition ‖ [1]: https://example.com/ ‖ 12: found a link definition, which the site has no component for.
an address in angle brackets ‖ <https://example.com/> ‖ 12: found <https://example.com/>, expected a link, [words](address).
HTML in a line ‖ a <b>b</b> ‖ 12: found HTML, <b>, expected Markdown, which has no tags.
HTML over two lines ‖ a <img⏎src=x> ‖ 12: found HTML, <img, expected Markdown, which has no tags.
code ‖ \u0060a\u0060 ‖ 12: found code, which the site has no component for.
code of four spaces ‖     four spaces ‖ 12: found code (four spaces or a tab in front), which the site has no component for.
a fence ‖ \u0060\u0060\u0060⏎a⏎\u0060\u0060\u0060 ‖ 12: found code, which the site has no component for.⏎14: found code, which the site has no component for.
a fence of tildes ‖ ~~~⏎a⏎~~~ ‖ 12: found a fence, which the site has no component for.⏎14: found a fence, which the site has no component for.
a fence of colons ‖ :::note⏎a⏎::: ‖ 12: found a fence, which the site has no component for.
words struck out ‖ It was ~~$95~~ $75. ‖ 12: found ~~, expected words that are not struck out: the site has no component for them.
words marked ‖ It was ==$95==. ‖ 12: found ==, expected ## in front of a heading, or ** around bold words.
bold left open ‖ It was **$95. ‖ 12: found ** or __ without its counterpart, expected **bold words** without spaces at their ends.
a rule ‖ a⏎⏎---⏎⏎b ‖ 14: found a rule (---), which the site has no component for.
a heading without a space ‖ ##A ‖ 12: found # that begin no heading, expected ## or ### and a space.
a heading without letters ‖ ## !!! ‖ 12: found a heading without a letter or a figure, expected words behind ##.
a smaller heading without letters ‖ ### … ‖ 12: found a heading without a letter or a figure, expected words behind ###.
an id in the middle of a heading ‖ ## A {#b} c ‖ 12: found {#b}, expected an id and layouts behind a ## heading, such as {#prices .beside}.
a layout behind a third-level heading ‖ ### A {#b .band} ‖ 12: found {#b .band}, expected an id at the end of a ### heading, such as {#flat-tire}.
two third-level headings of one id ‖ ### A {#a}⏎⏎### B {#a} ‖ 12: found two headings with the id "a".⏎14: found two headings with the id "a".
an id in a paragraph ‖ A {#b} ‖ 12: found {#b}, expected an id and layouts behind a ## heading, such as {#prices .beside}.
a heading in letters that its font lacks ‖ ## 東京 towing ‖ 12: found 東 京 in a heading, expected letters that its font has.
two headings of one id ‖ ## A {#a}⏎⏎## B {#a} ‖ 12: found two headings with the id "a".⏎14: found two headings with the id "a".
a layout mistyped ‖ ## A {.besid} ‖ 12: found the unknown layout .besid, expected none here.
a quotation in eight others ‖ >>>>>>>>> a ‖ 12: found lists or quotations too deep in one another, expected four at most.
a fifth list ‖ - a⏎  - b⏎    - c⏎      - d⏎        - e ‖ 16: found lists or quotations too deep in one another, expected four at most.
conditions in four others ‖ {if quoteForm}⏎{if quoteForm}⏎{if quoteForm}⏎{if quoteForm}⏎{if quoteForm}⏎A.⏎{end}⏎{end}⏎{end}⏎{end}⏎{end} ‖ 16: found conditions too deep in one another, expected four at most.
a section of the state twice ‖ ## {state: move-over}⏎⏎## {state: move-over} ‖ 12: found two headings with the id "move-over".⏎14: found two headings with the id "move-over".
a table without its rule ‖ | Town | Minutes |⏎| Kearny | 15 | ‖ 12: found rows that are no table, expected a line such as |---|---| under the head, a --- for each column.⏎13: found rows that are no table, expected a line such as |---|---| under the head, a --- for each column.
a task without a space ‖ - []keys ‖ 12: found a task that is not whole, expected "- [ ] words".
a fault behind a condition ‖ {if quoteForm}⏎A.⏎{end}⏎⏎{twonship} ‖ 16: found the unknown name {twonship}, did you mean {township}?
a fault in what does not hold ‖ {unless quoteForm}⏎{twonship}⏎{end} ‖ 13: found the unknown name {twonship}, did you mean {township}?
a fault in a table ‖ | A | B |⏎|---|---|⏎| c | {twonship} | ‖ 14: found the unknown name {twonship}, did you mean {township}?
a fault in a quotation ‖ > **A**⏎>⏎> {twonship} ‖ 14: found the unknown name {twonship}, did you mean {township}?
a turn of direction ‖ a\u202eb ‖ 12: found the character …
an e-mail address in angle brackets ‖ <us@example.com> ‖ 12: found <us@example.com>, expected a link, [words](address).
a comment ‖ a <!-- b --> ‖ 12: found HTML, <!-- b -->, expected Markdown, which has no tags.
a fourth-level heading ‖ #### A ‖ 12: found a heading that is neither ## nor ###, or in a list or a quotation.
a task without a space in front ‖ -[ ] keys ‖ 12: found a task that is not whole, expected "- [ ] words".
a damaged character ‖ a\ufffdb ‖ 12: found the character �, which nobody sees. Delete it.
`);

/** Fields of the front matter, what stands in the place of each, and what an owner reads of it. */
const frontMatter = rowsOf(String.raw`
no title ‖ title ‖  ‖ 1: title: found nothing, expected words, such as "Winter Driving Around {township}"
a title with a bare colon ‖ title ‖ title: What’s new: our rotator ‖ 3: the front matter isn’t valid YAML (Nested mappings are not allowed in compact mappings). Put a colon and a space after a field’s name, and quotes around words with a colon or another sign: title: "New: a rotator". The mistake may be on the line above.
a title with an apostrophe in quotes ‖ title ‖ title: 'It's new' ‖ 3: the front matter isn’t valid YAML (…
a title with a number sign ‖ title ‖ title: We’re #1 for towing, or # of that ‖ 3: found #, which YAML doesn’t take for a word. Put quotes around the words.
a title without words ‖ title ‖ title: ‖ 3: title: found nothing, expected words, such as "Winter Driving Around {township}"
a title that is a number ‖ title ‖ title: 2026 ‖ 3: title: found 2026, expected words, such as "Winter Driving Around {township}"; put it in quotes
a title twice ‖ pageTitle ‖ title: Again ‖ 4: the front matter isn’t valid YAML (Map keys must be unique)…
a title that is a list ‖ title ‖ title: [a, b] ‖ 3: title: found a list of 2, expected words, such as "Winter Driving Around {township}"
a title in Markdown ‖ title ‖ title: Our **new** truck ‖ 3: found Markdown (strong), expected plain words.
a title with a fact mistyped ‖ title ‖ title: In {twonship} ‖ 3: found the unknown name {twonship}, did you mean {township}?
a field mistyped ‖ excerpt ‖ exerpt: A ‖ 6: exerpt: found an unknown field, did you mean "excerpt"?
a field that objects inherit ‖ picture ‖ picture: A truck⏎constructor: Sam ‖ 10: constructor: found an unknown field, expected …
a title in letters that its font lacks ‖ title ‖ title: 東京 towing ‖ 3: found 東 京 in a heading, expected letters that its font has.
a date in words ‖ date ‖ date: January 15, 2026 ‖ 7: date: found "January 15, 2026", expected a day of the calendar as year-month-day, such as "2026-11-20"
a day that there is not ‖ date ‖ date: 2026-02-30 ‖ 7: date: found "2026-02-30", expected a day of the calendar as year-month-day, such as "2026-11-20"
an id with a fraction ‖ id ‖ id: 3.5 ‖ 2: id: found 3.5, expected a number that no other post has, such as 3
a scene mistyped ‖ scene ‖ scene: flatbed-towin ‖ 8: scene: found "flatbed-towin", expected the name of a scene, such as "flatbed-towing"; did you mean "flatbed-towing"?
a photo mistyped at the head ‖ picture ‖ picture: A⏎photo: rotater ‖ 10: photo: found "rotater", expected the name of a photo in site/photos (rotator), such as "rotator"; did you mean "rotator"?
a lead with a dead link ‖ lead ‖ lead: See [so](#nowhere). ‖ 10: found a link to #nowhere, expected none here.
lines that are none ‖ picture ‖ picture: A⏎doNow: Turn on your lights ‖ 10: doNow: found "Turn on your lights", expected a list of lines, such as ["Turn on your hazard lights"]
a line with a colon ‖ picture ‖ picture: A⏎doNow:⏎  - First: your lights ‖ 11: doNow[0]: found an object of First, expected words, such as "Turn on your hazard lights"
a tab ‖ picture ‖ picture: A⏎\u0009scene: A ‖ 10: the front matter isn’t valid YAML (…
a title with an unseen character ‖ title ‖ title: "A \x01 b" ‖ 3: found the character …
a cycle ‖ picture ‖ picture: A⏎doNow: &x [*x] ‖ 10: found *, which YAML doesn’t take for a word. Put quotes around the words.
`);

const folder = mkdtempSync(join(tmpdir(), 'slips-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'posts'));
const known = {
  ...knownNames(business, factsOf(business, english), ['rotator']),
  partials: { 'move-over': {}, 'toll-road-choice': {} },
};

/** What is told of the texts in the folder, without its name. */
async function toldOf(read: (reader: TextReader) => unknown): Promise<string[]> {
  const reader = new TextReader(folder, known);
  read(reader);
  return (await linesOf(() => reader.finish())).map((line) => line.replaceAll(`${folder}/`, ''));
}
/** What is told of a post, without the name of its file. */
async function toldOfPost(file: string | Uint8Array): Promise<string> {
  writeFileSync(join(folder, 'posts/winter.md'), file);
  const told = await toldOf((reader) => reader.articles(postsWith(['rotator'])));
  return told.map((line) => line.replace('posts/winter.md:', '')).join('\n');
}
const post = (front: Readonly<Record<string, string>>, body = 'Slow down.') =>
  `---\n${Object.values(front).filter(Boolean).join('\n')}\n---\n${body}\n`;

test('a post in order has nothing told of it', async () => {
  const order = [
    '5 < 6, #1, a *b* **c**, 2 * 3, R&D, [911](tel:911), [x](https://a.example/), [y](/about/#z).',
    '{ if quoteForm }A{ END }{unless quoteForm}B{end}.',
    '| A | B |\n|---|---|\n| ![A truck](scene:flatbed-towing) | c \\| d |',
    '- a\n  - b\n    1. c',
    '## A {#a}',
  ];
  expect(await toldOfPost(post({ ...fields, lead: 'lead: See [so](#a).' }, order.join('\n\n')))).toBe('');
});

/** A row that ends with … leaves open which names there are. */
const opened = (told: string) => (told.endsWith('…') ? expect.stringContaining(told.slice(0, -1)) : told);

test.each(bodies)('%s is told', async (_, markdown = '', told = '') => {
  expect(await toldOfPost(post(fields, markdown))).toEqual(opened(told));
});

test.each(frontMatter)('%s is told', async (_, field = '', instead = '', told = '') => {
  expect(await toldOfPost(post({ ...fields, [field]: instead }))).toEqual(opened(told));
});

test.each(['A text.', '---\ntitle: A\n'])('front matter that is not there, or does not end, is told', async (file) => {
  expect(await toldOfPost(file)).toBe('1: found no front matter, expected fields between two lines of ---.');
});

test('a text that is not there, belongs to nothing, has a wrong name or cannot be read is told by name', async () => {
  mkdirSync(join(folder, 'posst'));
  for (const name of ['posts/winter.md', 'posst/two.md', 'posts/Über uns.md'])
    writeFileSync(join(folder, name), post(fields));
  // An editor that has the text open.
  symlinkSync('me@host.1:2', join(folder, 'posts/.#one.md'));
  const told = await toldOf((reader) => {
    reader.articles(postsWith([]));
    reader.articles({ folder: '.', slugs: ['about'], check: (data) => ({ data, problems: [] }) });
  });
  for (const name of ['posst', 'posts']) rmSync(join(folder, name), { recursive: true });
  mkdirSync(join(folder, 'posts'));
  expect(told).toEqual([
    'about.md: there is no such text. Write it.',
    'posst/two.md: no page uses this text, did you mean posts?',
    'posts/Über uns.md: this file name can’t be used in an address. Use a-z, 0-9 and - alone, as in winter-driving.md.',
  ]);
});

test('a brace that is meant stays one, in a title too', () => {
  const text = post({ ...fields, title: String.raw`title: In \{township\}` }, String.raw`So \{township\}.`);
  writeFileSync(join(folder, 'posts/winter.md'), text);
  const [{ data, intro } = {}] = new TextReader(folder, known).articles(postsWith([]));
  // The word joiner in it, which nobody sees, tells it from a fact.
  expect([data?.title, intro?.[0]?.children[0]]).toMatchObject(['In {\u2060township}', { text: 'So {township}.' }]);
});

test('a text has its sources each once, in order, and all texts those too that do not hold; a byte order mark and CR LF change nothing', () => {
  const text = post(
    fields,
    'A.[^tesla]\n\n- [ ] B.[^move-over] C.[^tesla]\n\n{unless quoteForm}D.[^owners-manuals]{end}',
  );
  const [plain, windows] = [text, `\uFEFF${text.replaceAll('\n', '\r\n')}`].map((file) => {
    writeFileSync(join(folder, 'posts/winter.md'), file);
    const reader = new TextReader(folder, known);
    const [article] = reader.articles(postsWith([]));
    reader.finish();
    return { article: { ...article, lineOf: undefined }, all: [...reader.footnotes] };
  });
  expect(plain?.article.footnotes).toEqual(['tesla', 'move-over']);
  expect(plain?.all).toEqual(['tesla', 'move-over', 'owners-manuals']);
  expect(windows).toEqual(plain);
});

test('a message that takes words stays a function, whose own letters and slips count like all others', async () => {
  const reader = new TextReader(folder, known);
  const { total } = reader.messages({ total: ({ miles }: { miles: string }) => `Łącznie ${miles} mi` });
  expect([total({ miles: '5' }), [...reader.letters].join('')]).toEqual(['Łącznie 5 mi', 'Łącznie m']);
  const told = await toldOf((other) => {
    other.articles(postsWith([]));
    other.messages({ total: ({ miles }: { miles: string }) => `**${miles} {number}` });
  });
  expect(told.map((line) => line.replace(`${folder}: `, ''))).toEqual([
    expect.stringContaining('total: found ** or __ without its counterpart'),
    expect.stringContaining('total: found the unknown name {number}'),
  ]);
});

test('a message is read like a text, and its faults are told by its file and line, or by its path', async () => {
  writeFileSync(join(folder, 'home-page.ts'), "export const homePage = {\n  hero: 'In {twonship}',\n};\n");
  const told = await toldOf((reader) => {
    reader.articles(postsWith([]));
    const messages = reader.messages({
      a: ['{if quoteForm}Yes{end}', '{twonship}', ' in [town](/town/)'],
      b: { c: { markdown: '{unless quoteForm}No{end}In [the {township}](/town/)' } },
      homePage: { hero: 'In {twonship}' },
    });
    expect(messages.a.slice(0, 2)).toEqual(['Yes', '{twonship}']);
    expect(messages.b.c.map(({ kind }) => kind)).toEqual(['text', 'link']);
  });
  rmSync(join(folder, 'home-page.ts'));
  expect(told.map((line) => line.replace(`${folder}: `, ''))).toEqual([
    'a[1]: found the unknown name {twonship}, did you mean {township}?',
    'a[2]: found Markdown (link), expected plain words.',
    'home-page.ts:2: found the unknown name {twonship}, did you mean {township}?',
  ]);
});
