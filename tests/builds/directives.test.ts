import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { dataOf } from '../../build/problem.ts';
import { sceneProblems } from '../../site/content/content-problems.ts';
import { english, type Locale, spanish } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { readContents } from '../../site/definition.ts';
import { scenes } from '../../site/scenes/index.ts';
import { undrawnPictures } from '../../site/scenes/undrawn-pictures.ts';
import { everyFact } from '../setup/facts.ts';
import { changeTexts, writeFixtureTexts } from '../setup/fixture-texts.ts';
import { businessWith, pagesWith } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('directives');
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  writeFixtureTexts(folder);
});

const all = businessWith(everyFact);
const today = '2026-11-23';
const read = (facts = all, locale: Locale = english) => readContent([join(folder, 'en')], facts, locale, today);
/** What is reported of texts, with the paths of their files in their language. */
const told = () => formatted(read().problems).map((line) => line.replace(`${folder}/en/`, ''));

const change = (edit: (text: string, name: string) => string) => changeTexts(join(folder, 'en'), edit);

/** The pages as they are rendered, by their paths. */
function pagesOf(facts = all): Map<string, string> {
  return new Map(pagesWith(facts, [dataOf(read(facts))]).map(({ path, body }) => [path, renderToStaticMarkup(body)]));
}

test('a component is where its line is, whatever the heading above is called', () => {
  change((text) =>
    text.replace(/^## .*\{#(?=(?:rates|yard|values|who|papers|questions)\b)/gm, '## Another {#another-'),
  );
  const pages = pagesOf();
  const shown = [
    ['/towing-cost/', '<caption>'],
    ['/my-car-was-towed/', 'rows--terms'],
    ['/about/', 'links--outbound', 'class="card__quotation'],
    ['/fleets/', 'paper--fold'],
    ['/services/car-towing/', 'class="who-to-call"'],
    ['/services/emergency-towing-service/', 'class="accordion"'],
  ];
  for (const [path = '', ...names] of shown)
    for (const name of names) expect(pages.get(path), `${name} on ${path}`).toContain(name);
});

test('a text may hold a component that another one has, beside its own words', () => {
  change((text) => text.replace('## Bring', '{rates}\n\n## Bring'));
  expect(pagesOf().get('/my-car-was-towed/')).toContain('<caption>');
});

test('a municipality of a section that there is not is reported', async () => {
  change((text) =>
    text.replace('{#township-code', '{#town-code').replaceAll('state: township-code', 'state: town-code'),
  );
  expect(told()).toEqual([
    'states/NJ.md:9: "municipalities.township-code" isn’t a section of this text. Did you mean town-code?',
  ]);
});

test('a service without its scene is reported, with the files of the step', () => {
  expect(formatted(sceneProblems(['car-towing', 'tire-change']))).toEqual([
    'site/content/picture-names.ts: The service "tire-change" has no scene. Draw it in site/scenes/services/tire-change.tsx, and name it here and in site/scenes/index.ts.',
  ]);
});

test('a picture that has a name and isn’t drawn is reported, with both files, and nothing is made without it', () => {
  // The last one, which can be put back in its place.
  const [name = '', scene] = Object.entries(scenes).at(-1) ?? [];
  Reflect.deleteProperty(scenes, name);
  const foldersOf = (language: string) => [join(folder, language)];
  const images = { found: {}, photos: {}, logo: undefined };
  const { data, problems } = readContents({ business: all, today }, foldersOf, images, {});
  Object.assign(scenes, { [name]: scene });
  expect(formatted(problems)).toContain(
    `site/scenes/index.ts: The scene "${name}" isn’t here, but site/content/picture-names.ts names it. Draw it and name it here, or delete it there.`,
  );
  expect([data, undrawnPictures()]).toEqual([undefined, []]);
});

test('a page that Spanish lacks and its menus do not name is reported by file and entry, and so is a name too many', async () => {
  const { 'long-distance-towing': _, ...services } = spanish.elsewhere?.services ?? {};
  const guides = { ...spanish.elsewhere?.guides, 'towing-cost': { name: 'Costos' } };
  const { problems } = readContent([join(folder, 'es')], all, { ...spanish, elsewhere: { services, guides } }, today);
  expect(formatted(problems).map((line) => line.replace(`${folder}/`, ''))).toEqual([
    expect.stringContaining('es/elsewhere.ts: "guides.towing-cost" isn’t a page that this language lacks. '),
    'es/elsewhere.ts: "services.long-distance-towing" is missing. Add it: menus name every page that this language doesn’t have.',
  ]);
});

test('a label that a language lacks is reported by its file and its name, before anything reads it', () => {
  const messages: Locale['messages'] = (conditions) => {
    const { phrases, layout, ...all } = spanish.messages(conditions);
    const { about: _, ...pages } = layout.pages;
    const { averageResponse: __, ...rest } = phrases;
    return { ...all, phrases: rest, layout: { ...layout, pages } } as ReturnType<Locale['messages']>;
  };
  const { data, problems } = readContent([join(folder, 'es')], all, { ...spanish, messages }, today);
  const help = 'Add it: every language has the labels that English has.';
  expect(data).toBeUndefined();
  expect(formatted(problems).map((line) => line.replace(`${folder}/`, ''))).toEqual([
    `es/phrases.ts: "averageResponse" is missing. ${help}`,
    `es/layout.ts: "pages.about" is missing. ${help}`,
  ]);
});

test('a fact in any words above a text is filled in', () => {
  const noWords = ['scene', 'photo', 'related', 'date', 'updated'];
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return `${value} {township}`;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(Object(value)).map(([name, inner]) => [name, noWords.includes(name) ? inner : named(inner)]),
    );
  };
  change((text, name) => {
    const [, yaml = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)/.exec(text) ?? [];
    return name.startsWith('states/') ? text : `---\n${stringify(named(parse(yaml)))}---\n${body}`;
  });
  for (const [path, html] of pagesOf()) expect(html.match(/.{30}\{township.{30}/), path).toBeNull();
});

test('a fact in a label is filled in, in one that takes words too', () => {
  const messages: Locale['messages'] = (conditions) => {
    const { layout, ...others } = english.messages(conditions);
    const card = { more: 'More of {township}', about: ({ title }: { title: string }) => `${title} in {township}` };
    return { ...others, layout: { ...layout, card } };
  };
  const { card } = dataOf(read(all, { ...english, messages })).messages.layout;
  expect([card.more, card.about({ title: 'Towing' })]).toEqual(['More of Howell', 'Towing in Howell']);
});
