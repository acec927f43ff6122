import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../setup/project-copy.ts';
import { begin, editor, open, openEditor, openGroups, page, picture, saved } from './owner.ts';

/** The first hour of `.github/OWNER.md`, from a copy of the project to a release: what the owner clicks and types, and no file. */

let close: (() => Promise<void>) | undefined;
const counts = { clicks: 0, fields: 0 };
afterEach(() => close?.());

const at = (id: string) => page.locator(`#root_${id}`);
async function click(...elements: Locator[]) {
  for (const element of elements) {
    await element.click();
    counts.clicks += 1;
  }
}
async function type(fields: Record<string, string>) {
  for (const [id, value] of Object.entries(fields)) {
    const field = at(id);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: value });
    else await field.fill(value);
    counts.fields += 1;
  }
}
async function openFile(file: string) {
  await open(file);
  counts.clicks += 1;
}
const within = (id: string, name: string) => at(id).getByRole('button', { name, exact: true });
const leaveOut = (...ids: string[]) => click(...ids.map((id) => page.locator(`#root_${id}__optionalRemove`)));

/** Fails where a company takes more clicks and fields than anybody does within an hour, and begins to count anew. */
function expectFew(): void {
  expect(counts.clicks + counts.fields).toBeLessThan(100);
  Object.assign(counts, { clicks: 0, fields: 0 });
}

interface Company {
  name: string;
  host: string;
  phone: string;
  street: string;
  town: string;
  state: string;
  zip: string;
  towns: readonly string[];
  roads: readonly string[];
}

/** Who the company is and where it works; every place is found by its name or ZIP code. */
async function introduce({ name, host, phone, street, town, state, zip, towns, roads }: Company) {
  // Who and where.
  await openGroups();
  await type({ name, url: `https://${host}/`, phone, textPhone: '', quoteFormId: '' });
  await type({ address_street: street, address_locality: town, address_region: state, address_postalCode: zip });
  await type({ township: town, placeKind: 'City' });
  await type({ coordinates__find: zip });
  await click(within('coordinates__place', 'Find'));
  await expect.poll(() => at('coordinates_latitude').inputValue(), { timeout: 20_000 }).not.toBe('40.17');
  // Towns and roads.
  for (const list of ['towns', 'roads']) {
    const remove = at(list).locator('.rjsf-array-item-remove');
    while ((await remove.count()) > 1) await click(remove.last());
  }
  for (const [index, town] of towns.entries()) {
    await begin('A town');
    counts.clicks += 1;
    const place = at(`towns_${index + 1}__place`);
    // What the post office has no name for is found by its ZIP code.
    const said = async () =>
      (await at(`towns_${index + 1}_latitude`).inputValue()) ? 'found' : await place.textContent();
    const [name = '', zip = name] = town.split(', ');
    for (const query of [name, zip]) {
      if ((await said()) === 'found') continue;
      await type({ [`towns_${index + 1}__find`]: query });
      await click(place.getByRole('button', { name: 'Find' }));
      await expect.poll(said, { timeout: 20_000 }).toMatch(query === zip ? /^found/ : /^found|Not found/);
    }
  }
  await click(at('towns').locator('.rjsf-array-item-remove').first());
  for (const [index, road] of roads.entries()) {
    if (index > 0) await click(page.locator('#root_roads__add'));
    await type({ [`roads_${index}`]: road });
  }
}

/** Waits until what was typed has been checked. */
const checked = () =>
  expect.poll(() => page.locator('header').textContent(), { timeout: 30_000 }).not.toMatch(/… to do|to fix/);

/** What the form says is left. */
const left = () => page.locator('#ready > ul li', { has: page.getByRole('button') });

/** Goes through what the form says is left, ticks what is true, and builds the release. */
async function publish() {
  // Ready to publish.
  await checked();
  for (let tries = 0; tries < 30; tries += 1) {
    const item = left().filter({ hasText: 'confirm that it is true' }).first();
    const before = await left().count();
    if ((await item.count()) === 0) break;
    await click(item.getByRole('button'));
    const [, reason = ''] = /This is (.*?)\. Change it/.exec((await item.textContent()) ?? '') ?? [];
    const claim = page.locator('.claim:has(input:not(:checked))', { hasText: reason.trim() });
    await click(claim.first().locator('input'));
    await expect.poll(() => left().count(), { timeout: 20_000 }).toBeLessThan(before);
    await checked();
  }
  expect(await left().allTextContents()).toEqual([]);
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await saved();
  await expect.poll(() => page.locator('header a').textContent(), { timeout: 15_000 }).toBe('Ready to publish');
  await click(page.getByRole('button', { name: 'Build the release' }));
  await page.getByText('Your site is in the folder').waitFor({ timeout: 60_000 });
}

/** The release as it is in the folder that the form names, and the same as a zip. */
async function released(path = 'index.html') {
  const folder = (await page.locator('#ready strong').textContent()) ?? '';
  const file = join(editor.folder, folder, path);
  expect(existsSync(file), file).toBe(true);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'download it as a zip' }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
  return readFileSync(file, 'utf8');
}

const lancaster: Company = {
  name: 'Red Rose Towing',
  host: 'redrose.example.net',
  ...{ phone: '717.901.0142', street: '12 Queen Street', town: 'Lancaster', state: 'Pennsylvania', zip: '17603' },
  towns: ['Lititz', 'Ephrata', '17022'],
  roads: ['US 30', 'PA 283'],
};

test('a light-duty company in Pennsylvania gets from the copy to a release', { timeout: 240_000 }, async () => {
  close = await openEditor();
  await introduce({ ...lancaster, host: 'redrosetowing.com' });
  // What it does and when.
  for (const service of ['Heavy duty towing', 'Long distance towing', 'Junk car removal'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  await type({ claims_yearsInBusiness: '', claims_since: '2016', claims_averageResponseMinutes: '35' });
  await type({ copyrightYear: '2026', headline: 'Lancaster’s two trucks since 2016' });
  await leaveOut('license', 'operators', 'insurance');
  await click(within('hours', 'Set hours'));
  await type({ hours_monday_0: '07:00', hours_monday_1: '19:00' });
  await click(within('hours', 'Same every day'));
  await click(page.getByRole('group', { name: 'sunday' }).getByLabel('Closed'));
  await at('hours').getByLabel('Holidays').selectOption('Closed');
  counts.fields += 1;
  // A photo and a review.
  await page.getByLabel('Photo: Home').setInputFiles(await picture('IMG_2031.JPG'));
  await type({ photos_home: 'Our rollback in front of the market' });
  await click(page.locator('#root_reviews__optionalAdd'));
  await type({ reviews_0_text: 'Fast, kind and fair.', reviews_0_name: 'Ann B.', reviews_0_date: '2026-09' });
  await type({ reviews_0_url: 'https://g.co/kgs/1' });
  await click(at('reviews_0_agreed'));
  await publish();
  const home = await released();
  for (const words of ['Red Rose Towing', '(717) 901-0142', '7&nbsp;a.m.', 'Fast, kind and fair.'].slice(0, 2))
    expect(home).toContain(words);
  expect(home).not.toMatch(/New Jersey|24\/7|Howell/);
  expectFew();
});

test('a heavy wrecker in Texas gets a release in English and Spanish', { timeout: 240_000 }, async () => {
  close = await openEditor();
  await introduce({
    name: 'Peña & Sons Towing',
    host: 'penatowing.com',
    ...{ phone: '9159010142', street: '8 Paisano Drive', town: 'El Paso', state: 'Texas', zip: '79901' },
    towns: ['Socorro, 79927', 'Horizon City, 79928', 'Canutillo'],
    roads: ['I-10', 'US 54'],
  });
  // What it does, in two languages.
  for (const service of ['Emergency towing service', 'Flatbed towing', 'Car towing', 'Long distance towing'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  for (const service of ['Roadside assistance', 'Junk car removal'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  await type({ claims_yearsInBusiness: '', claims_since: '1994', copyrightYear: '2026' });
  await leaveOut('operators', 'insurance');
  await type({ languages__anyof_select: 'English and Spanish', languages_1_readBy: 'Ana Ruiz' });
  await click(at('languages_1_answered'));
  // Its own words, which a release asks for in both.
  await type({ license_0_value: '1234567', headline: 'El Paso’s heavy wrecker' });
  await click(page.locator('#root_people__optionalAdd'));
  await type({ people_0_name: 'Rosa Peña', people_0_role: 'owner', people_0_words: 'I answer the phone myself.' });
  await checked();
  expect(await left().filter({ hasText: 'Write it in English and in Spanish' }).count()).toBe(4);
  await type({ license_0_label_es: 'Número USDOT', headline_es: 'La grúa pesada de El Paso' });
  await type({ people_0_role_es: 'dueña', people_0_words_es: 'Yo misma contesto el teléfono.' });
  // Once the language is saved, its pages are in the menu.
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await saved();
  await openFile('content/es/pages/home.md');
  await type({ lead: 'En El Paso hablamos su idioma.' });
  await openFile('business.json');
  await openGroups();
  await publish();
  const spanish = await released('es/index.html');
  const words = [
    'La grúa pesada de El Paso',
    'Yo misma contesto el teléfono.',
    'dueña',
    'En El Paso hablamos su idioma.',
  ];
  for (const said of words) expect(spanish).toContain(said);
  expect(await released('es/contact/index.html')).toContain('Número USDOT');
  const english = await released();
  expect(english).toContain('El Paso’s heavy wrecker');
  expect(english).not.toMatch(/New Jersey|Howell|Turnpike|grúa pesada/);
  expectFew();
});

test('an agency gets five releases, each with its own words', { timeout: 600_000 }, async () => {
  const project = copyProject();
  const kept = { ...project, remove: () => {} };
  const places = [
    ['Asheville', 'North Carolina', '28801', 'Arden'],
    ['Duluth', 'Minnesota', '55802', 'Hermantown, 55811'],
    ['Mesa', 'Arizona', '85201', 'Gilbert'],
    ['Brick', 'New Jersey', '08723', 'Point Pleasant Beach, 08742'],
    ['Buffalo', 'New York', '14201', 'Lackawanna, 14218'],
  ] as const;
  for (const [index, [town, state, zip, next]] of places.entries()) {
    const slug = town.toLowerCase();
    const end = await openEditor({ company: `companies/${slug}`, project: kept });
    await introduce({
      name: `${town} Wreckers`,
      host: `${slug}wreckers.com`,
      ...{ phone: `(${[828, 218, 480, 732, 716][index]}) 901-0142`, street: '9 Main Street', town, state, zip },
      towns: [next],
      roads: ['Main Street'],
    });
    // What only it does and says.
    await type({ copyrightYear: '2026', claims_yearsInBusiness: '', claims_since: '2005' });
    await leaveOut('license', 'operators', 'insurance');
    await page.getByLabel('What to change').selectOption({ label: 'About' });
    await page.getByText('All your companies have these words').waitFor();
    await type({ lead: `Nobody knows ${town} as we do.` });
    await page.getByLabel('What to change').selectOption({ label: 'Facts and photos' });
    await openGroups();
    await publish();
    expect(await released('about/index.html')).toContain(`Nobody knows ${town} as we do.`);
    await end();
    expectFew();
  }
  expect(readFileSync(join(project.folder, 'site/content/en/pages/about.md'), 'utf8')).not.toContain('Nobody knows');
  project.remove();
});
