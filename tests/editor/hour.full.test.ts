import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from '../setup/project-copy.ts';
import {
  at,
  type Company,
  checked,
  click,
  expectFew,
  introduce,
  leaveOut,
  left,
  openFile,
  openGroups,
  publish,
  released,
  type,
  within,
} from './hour.ts';
import { openEditor, page, picture } from './owner.ts';

/** The first hour of `.github/OWNER.md`, from a copy of the project to a release: what the owner clicks and types, and no file. */

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

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
  await openGroups('What you do', 'Hours and news', 'Photos', 'Who comes', 'What others say');
  // What it does and when.
  for (const service of ['Heavy duty towing', 'Long distance towing', 'Junk car removal'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  await type({ claims_yearsInBusiness: '', claims_since: '2016', claims_averageResponseMinutes: '35' });
  await type({ copyrightYear: '2026', headline: 'Lancaster’s two trucks since 2016' });
  await leaveOut('license', 'operators', 'insurance');
  await click(within('hours', 'Set hours'));
  await type({ hours_monday_0: '07:00', hours_monday_1: '19:00' });
  await click(within('hours', 'Every day as on Monday'));
  await type({ hours_sunday: 'Closed', hours_holidays: 'Closed' });
  // A photo and a review.
  await page.getByLabel('Photo: Home').setInputFiles(await picture('IMG_2031.JPG'));
  await type({ photos_home: 'Our rollback in front of the market' });
  await click(page.locator('#root_reviews__add'));
  await type({ reviews_0_text: 'Fast, kind and fair.', reviews_0_name: 'Ann B.', reviews_0_date: '2026-09' });
  await type({ reviews_0_url: 'https://g.co/kgs/1' });
  await click(at('reviews_0_agreed'));
  await publish();
  const home = await released();
  for (const words of ['Red Rose Towing', '(717) 901-0142', '7\u00a0a.m.', 'Fast, kind and fair.'])
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
    towns: ['Socorro 79927', 'Horizon City 79928', 'Canutillo'],
    roads: ['I-10', 'US 54'],
  });
  await openGroups('What you do', 'Who comes');
  // What it does, in two languages.
  for (const service of ['Emergency towing service', 'Car towing', 'Long distance towing'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  for (const service of ['Roadside assistance', 'Junk car removal'])
    await click(page.getByRole('checkbox', { name: service, exact: true }));
  await type({ claims_yearsInBusiness: '', claims_since: '1994', copyrightYear: '2026' });
  await leaveOut('operators', 'insurance');
  await type({ languages__anyof_select: 'English and Spanish', languages_1_readBy: 'Ana Ruiz' });
  await click(at('languages_1_answered'));
  // Its own words, which a release asks for in both.
  await type({ license_0_value: '1234567', headline: 'El Paso’s heavy wrecker' });
  await click(page.locator('#root_people__add'));
  await type({ people_0_name: 'Rosa Peña', people_0_role: 'owner', people_0_words: 'I answer the phone myself.' });
  await checked();
  expect(await left().filter({ hasText: 'Write it in English and in Spanish' }).count()).toBe(4);
  await type({ license_0_label_es: 'Licencia estatal', headline_es: 'La grúa pesada de El Paso' });
  await type({ people_0_role_es: 'dueña', people_0_words_es: 'Yo misma contesto el teléfono.' });
  await openFile('content/es/pages/home.md');
  await type({ lead: 'En El Paso hablamos su idioma.' });
  await openFile('business.json');
  await publish();
  const spanish = await released('es/index.html');
  const words = [
    'La grúa pesada de El Paso',
    'Yo misma contesto el teléfono.',
    'dueña',
    'En El Paso hablamos su idioma.',
  ];
  for (const said of words) expect(spanish).toContain(said);
  expect(await released('es/contact/index.html')).toContain('Licencia estatal');
  const english = await released();
  expect(english).toContain('El Paso’s heavy wrecker');
  expect(english).not.toMatch(/New Jersey|Howell|Turnpike|grúa pesada/);
  expectFew();
});

test('an agency gets a release for each company, each with its own words', { timeout: 600_000 }, async () => {
  const project = copyProject();
  const kept = { ...project, remove: () => {} };
  const places = [
    ['Asheville', 'North Carolina', '28801', 'Arden'],
    ['Duluth', 'Minnesota', '55802', 'Hermantown 55811'],
  ] as const;
  for (const [index, [town, state, zip, next]] of places.entries()) {
    const slug = town.toLowerCase();
    const end = await openEditor({ company: `companies/${slug}`, project: kept });
    await introduce({
      name: `${town} Wreckers`,
      host: `${slug}wreckers.com`,
      ...{ phone: `(${[828, 218][index]}) 901-0142`, street: '9 Main Street', town, state, zip },
      towns: [next],
      roads: ['Main Street'],
    });
    await openGroups('What you do', 'Who comes');
    // What only it does and says.
    await type({ copyrightYear: '2026', claims_yearsInBusiness: '', claims_since: '2005' });
    await leaveOut('license', 'operators', 'insurance');
    await openFile('content/en/pages/about.md');
    await page.getByText('All your companies share these words').waitFor();
    await type({ lead: `Nobody knows ${town} as we do.` });
    await openFile('content/en/posts/understanding-towing-services.md');
    await page.getByText('no longer shows the posts that all your companies have').waitFor();
    await openFile('business.json');
    await publish();
    expect(await released('about/index.html')).toContain(`Nobody knows ${town} as we do.`);
    await end();
    expectFew();
  }
  expect(readFileSync(join(project.folder, 'site/content/en/pages/about.md'), 'utf8')).not.toContain('Nobody knows');
  project.remove();
});
