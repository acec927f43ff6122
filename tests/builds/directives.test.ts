import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isPage } from '../../build/route.ts';
import { english, type Locale, spanish } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { routes } from '../../site/routes.tsx';
import { scenes } from '../../site/scenes/index.ts';
import { everyFact } from '../setup/facts.ts';
import { ownLocales } from '../setup/own-texts.ts';
import { businessWith } from '../setup/pages.ts';
import { linesOf } from '../setup/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'directives-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  ownLocales(folder);
});

const all = businessWith(everyFact);
const today = '2026-11-23';
const read = (facts = all, locale: Locale = english) => readContent(join(folder, 'en'), facts, locale, today);
/** What is told of texts, with the paths of their files in their language. */
const toldOf = async (run: () => unknown) => (await linesOf(run)).map((line) => line.replace(`${folder}/en/`, ''));

/** Changes every text of the copy. */
function change(edit: (text: string) => string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('.md')) writeFileSync(join(folder, name), edit(readFileSync(join(folder, name), 'utf8')));
}

/** The pages as they are rendered, by their paths. */
function pagesOf(facts = all): Map<string, string> {
  const pages = [...routes(facts, [read(facts)])].filter(isPage);
  return new Map(pages.map(({ path, body }) => [path, renderToStaticMarkup(body)]));
}

test('a component stands where its line does, whatever the heading above is called', () => {
  const components = /^## .*\{#(?=(?:rates|yard|values|mission|certifications|recognition|questions)\b)/gm;
  change((text) => text.replace(components, '## Another {#another-'));
  const pages = pagesOf();
  const shown = [
    ['/towing-cost/', '<caption>', 'class="accordion"'],
    ['/my-car-was-towed/', 'yard-card', 'class="accordion"'],
    ['/about/', 'icon-list', 'outbound-links', 'class="quotation'],
    ['/fleets/', 'cab-card'],
    ['/services/emergency-towing-service/', 'class="who-to-call"', 'data-text-location'],
    ['/services/accident-recovery/', 'class="who-to-call"', 'data-text-location'],
  ];
  for (const [path = '', ...names] of shown)
    for (const name of names) expect(pages.get(path), `${name} on ${path}`).toContain(name);
});

test('a section whose component has no facts is not there, and no link leads to it', () => {
  const pages = pagesOf(businessWith({ rates: undefined }));
  expect(pages.get('/towing-cost/')).not.toMatch(/Our rates|<caption>|#rates/);
});

test('a text may hold a component that another one has, beside its own words', () => {
  change((text) => text.replace('## What to bring', '{rates}\n\n## What to bring'));
  expect(pagesOf().get('/my-car-was-towed/')).toContain('<caption>');
});

test('a municipality of a section that there is not is told', async () => {
  change((text) =>
    text.replace('{#township-code', '{#town-code').replaceAll('state: township-code', 'state: town-code'),
  );
  expect(await toldOf(read)).toEqual([
    'states/NJ.md:12: municipalities.township-code: found an unknown section, did you mean town-code?',
  ]);
});

test('a service without its scene is told, with the file of the step, before any text', async () => {
  const { 'car-towing': scene, ...others } = scenes;
  const table = scenes as Record<string, unknown>;
  delete table['car-towing'];
  try {
    const [first = '', ...more] = await toldOf(read);
    expect([first, more]).toEqual([
      expect.stringMatching(/^site\/scenes\/index\.ts: found no scene for the service "car-towing"/),
      [],
    ]);
  } finally {
    table['car-towing'] = scene;
    expect(Object.keys(scenes)).toHaveLength(Object.keys(others).length + 1);
  }
});

test('a page that Spanish lacks and its menus do not name is told by file and entry, and so is a name too many', async () => {
  const { 'flatbed-towing': _, ...services } = spanish.elsewhere?.services ?? {};
  const help = { ...spanish.elsewhere?.help, 'towing-cost': { name: 'Costos' } };
  const run = () => readContent('site/content/es', all, { ...spanish, elsewhere: { services, help } }, today);
  expect(await linesOf(run)).toEqual([
    expect.stringContaining('site/content/es/elsewhere.ts: help.towing-cost: found an unknown page, '),
    'site/content/es/elsewhere.ts: services.flatbed-towing: found nothing, expected its entry: menus name a page that this language lacks.',
  ]);
});
