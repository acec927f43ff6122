import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../setup/project-copy.ts';
import { button, editor, open, openEditor, openGroups, page, picture, save } from './owner.ts';

/** The first hour of `.github/OWNER.md`, from a copy of the project to a release: what the owner clicks and types, and no file. */

const at = (id: string) => page.locator(`#root_${id}`);
async function type(fields: Record<string, string>) {
  for (const [id, value] of Object.entries(fields)) {
    const field = at(id);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: value });
    else await field.fill(value);
  }
}
async function leaveOut(...ids: string[]) {
  for (const id of ids)
    await page.locator(`#root_${id}__optionalRemove, #root_${id} .rjsf-array-item-remove`).first().click();
}
async function tick(...names: string[]) {
  for (const name of names) await page.getByRole('checkbox', { name, exact: true }).click();
}

/** Who the company is and where it works: its fields, and what it is near; every place is found by its name or ZIP code. */
async function introduce(
  fields: { address_postalCode: string } & Record<string, string>,
  towns: string[],
  road: string,
) {
  await openGroups();
  await type({ ...fields, textPhone: '', quoteFormId: '', placeKind: 'City' });
  await type({ township: fields.address_locality ?? '', coordinates__find: fields.address_postalCode });
  // What a check says may move a button away from under a click.
  await at('coordinates__find').press('Enter');
  await expect.poll(() => at('coordinates_latitude').inputValue()).not.toBe('40.17');
  for (const list of ['Towns you serve', 'Roads you work on'])
    await page.getByRole('button', { name: `Remove all: ${list}` }).click();
  await type({ towns__several: towns.join(', ') });
  await at('towns__several').press('Enter');
  await expect.poll(() => at(`towns_${towns.length - 1}_latitude`).count()).toBe(1);
  await page.locator('#root_roads__add').click();
  await type({ roads_0: road });
}

/** Waits until what was typed has been checked. */
const checked = () => expect.poll(() => page.locator('header').textContent()).not.toContain('… to do');

/** What the form says is left. */
const left = () => page.locator('#ready > ul li', { has: page.getByRole('button') });

/** Goes through what the form says is left, ticks what is true, and builds the release. */
async function publish() {
  // Ready to publish.
  await checked();
  const claims = left().getByLabel('This is true of us');
  for (let before = await claims.count(); before > 0; before = await claims.count()) {
    await claims.first().click();
    await expect.poll(() => claims.count()).toBeLessThan(before);
    await checked();
  }
  expect(await left().allTextContents()).toEqual([]);
  await save();
  await expect.poll(() => page.locator('header p a').textContent()).toBe('Ready to publish');
  await button('Build the release').click();
  await page.getByText('Your site is in the folder').waitFor({ timeout: 60_000 });
}

/** The release as it is in the folder that the form names. */
async function released(path = 'index.html') {
  const folder = (await page.locator('#ready strong').textContent()) ?? '';
  const file = join(editor.folder, folder, path);
  expect(existsSync(file), file).toBe(true);
  return readFileSync(file, 'utf8');
}

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

test('a light-duty company in Pennsylvania gets from the copy to a release', { timeout: 240_000 }, async () => {
  close = await openEditor();
  const address = { address_street: '12 Queen Street', address_locality: 'Lancaster', address_region: 'Pennsylvania' };
  const who = { name: 'Red Rose Towing', url: 'https://redrosetowing.com/', phone: '717.901.0142' };
  await introduce({ ...who, ...address, address_postalCode: '17603' }, ['Lititz', 'Ephrata', '17022'], 'US 30');
  // What it does and when.
  await tick('Heavy duty towing', 'Long distance towing', 'Junk car removal');
  await type({ claims_yearsInBusiness: '', claims_since: '2016', claims_averageResponseMinutes: '35' });
  await type({ copyrightYear: '2026', headline: 'Lancaster’s two trucks since 2016' });
  await leaveOut('license', 'operators', 'insurance');
  const inHours = (name: string) => at('hours').getByRole('button', { name, exact: true });
  await inHours('Set hours').click();
  await type({ hours_monday_0: '07:00', hours_monday_1: '19:00' });
  await inHours('Every day as on Monday').click();
  await type({ hours_sunday: 'Closed', hours_holidays: 'Closed' });
  // A photo and a review.
  await page.getByLabel('Photo: Home').setInputFiles(await picture('IMG_2031.JPG'));
  await type({ photos_home: 'Our rollback in front of the market' });
  await page.locator('#root_reviews__add').click();
  await type({ reviews_0_text: 'Fast, kind and fair.', reviews_0_name: 'Ann B.', reviews_0_date: '2026-09' });
  await type({ reviews_0_url: 'https://g.co/kgs/1' });
  await at('reviews_0_agreed').click();
  await publish();
  const home = await released();
  for (const words of ['Red Rose Towing', '(717) 901-0142', '7\u00a0a.m.', 'Fast, kind and fair.'])
    expect(home).toContain(words);
  expect(home).not.toMatch(/New Jersey|24\/7|Howell/);
});

test('an agency gets a release in English and Spanish, with its own words, for a heavy wrecker in a folder of its own', {
  timeout: 240_000,
}, async () => {
  const project = copyProject();
  close = await openEditor({ company: 'companies/el-paso', project });
  const address = { address_street: '8 Paisano Drive', address_locality: 'El Paso', address_region: 'Texas' };
  const who = { name: 'Peña & Sons Towing', url: 'https://penatowing.com/', phone: '9159010142' };
  const towns = ['Socorro 79927', 'Horizon City 79928', 'Canutillo'];
  await introduce({ ...who, ...address, address_postalCode: '79901' }, towns, 'I-10');
  // What it does, in two languages.
  await tick(
    'Emergency towing service',
    'Car towing',
    'Long distance towing',
    'Roadside assistance',
    'Junk car removal',
  );
  await type({ claims_yearsInBusiness: '', claims_since: '1994', copyrightYear: '2026' });
  await leaveOut('operators', 'insurance');
  await type({ languages__anyof_select: 'English and Spanish', languages_1_readBy: 'Ana Ruiz' });
  await at('languages_1_answered').click();
  // Its own words, which a release asks for in both.
  await type({ license_0_value: '1234567', headline: 'El Paso’s heavy wrecker' });
  await page.locator('#root_people__add').click();
  await type({ people_0_name: 'Rosa Peña', people_0_role: 'owner', people_0_words: 'I answer the phone myself.' });
  await checked();
  expect(await left().filter({ hasText: 'Write it in English and in Spanish' }).count()).toBe(4);
  await type({ license_0_label_es: 'Licencia estatal', headline_es: 'La grúa pesada de El Paso' });
  await type({ people_0_role_es: 'dueña', people_0_words_es: 'Yo misma contesto el teléfono.' });
  await open('content/en/pages/about.md');
  await page.getByText('All your companies share these words').waitFor();
  await type({ lead: 'Nobody knows El Paso as we do.' });
  await open('content/en/posts/understanding-towing-services.md');
  await page.getByText('no longer shows the posts that all your companies have').waitFor();
  await open('content/es/pages/home.md');
  await type({ lead: 'En El Paso hablamos su idioma.' });
  await open('business.json');
  await publish();
  const spanish = await released('es/index.html');
  for (const words of ['La grúa pesada de El Paso', 'Yo misma contesto', 'dueña', 'En El Paso hablamos su idioma.'])
    expect(spanish).toContain(words);
  expect(await released('es/contact/index.html')).toContain('Licencia estatal');
  const english = await released();
  expect(english).toContain('El Paso’s heavy wrecker');
  expect(english).not.toMatch(/New Jersey|Howell|Turnpike|grúa pesada/);
  expect(await released('about/index.html')).toContain('Nobody knows El Paso as we do.');
  expect(readFileSync(join(project.folder, 'site/content/en/pages/about.md'), 'utf8')).not.toContain('Nobody knows');
});
