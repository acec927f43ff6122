import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { parse } from '../setup/parse.ts';
import { copyProject } from '../setup/project-copy.ts';
import { serve } from '../setup/serve.ts';

// What the README asks of an owner, in its order, for companies that are made up; owner.full.test.ts goes by its commands.
const companies = [
  {
    title: 'a company with a long name, no form and no texts, under a path',
    facts: {
      name: 'Central Monmouth County Towing & Heavy Recovery Services LLC',
      township: 'Wall',
      url: 'https://monmouthtow.github.io/tow/',
      phone: '1-732-901-0142',
      services: ['flatbed-towing', 'car-towing'],
    },
  },
  {
    title: 'a company with a form, texts, a photo and a logo, at the root of its host',
    facts: {
      name: 'Barnegat',
      township: 'Brick',
      url: 'https://barnegattow.com/',
      phone: '(732) 901-0142',
      textPhone: '732.901.0143',
      quoteFormId: 'wkv1Ab',
      services: ['flatbed-towing', 'car-towing'],
      photos: { 'flatbed-towing': 'Our flatbed in the yard' },
    },
  },
  {
    title: 'a company with accents in its name, cash only',
    facts: {
      name: 'Łukasz & Sons Towing',
      township: 'Jackson',
      url: 'https://lukaszandsons.com/',
      phone: '+17329010142',
      services: ['emergency-towing-service'],
      relayCalls: false,
      recognition: [{ name: 'Tow operator of the year 2024' }],
    },
  },
];

const project = copyProject();
const host = mkdtempSync(join(tmpdir(), 'host-'));
afterAll(() => {
  project.remove();
  rmSync(host, { recursive: true });
});
const file = (name: string) => join(project.folder, name);
const photos = file('site/photos');
const { textPhone: _, quoteFormId: __, ...sample } = JSON.parse(readFileSync(file('site/business.json'), 'utf8'));

/** Puts a company's facts into the project, written as no formatter would write them. */
function own(facts: { township: string }): void {
  const address = { ...sample.address, street: '12 Elm Street', locality: facts.township };
  const towns = sample.towns.filter(({ name }: { name: string }) => name !== facts.township);
  const all = { ...sample, ...facts, towns, address, coordinates: { latitude: 40.16, longitude: -74.19 } };
  rmSync(photos, { recursive: true, force: true });
  writeFileSync(file('site/business.json'), `${JSON.stringify(all, null, 4).replaceAll('\n', '\r\n')}\r\n\r\n`);
}

/** On a server, every link and file of the home page is there, and what is not there has the 404 page. */
async function isOnline({ name, url }: { name: string; url: string }): Promise<void> {
  const { pathname: base } = new URL(url);
  const folder = join(host, name, base);
  cpSync(file('dist'), folder, { recursive: true });
  const site = await serve(folder, base);
  try {
    const home = parse(await (await fetch(site.origin + base)).text());
    const links = [...home.querySelectorAll('a[href^="/"], link[href^="/"], img[src^="/"], script[src^="/"]')];
    const targets = new Set(links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''));
    expect(targets.size).toBeGreaterThan(15);
    for (const target of targets)
      expect(`${target} ${(await fetch(site.origin + target)).status}`).toBe(`${target} 200`);
    expect(home.querySelector('.site-header__home')?.textContent).toContain(name);
    expect((await fetch(`${site.origin + base}no-such-page`)).status).toBe(404);
  } finally {
    site.close();
  }
}

describe.each(companies)('$title', ({ facts }) => {
  test('goes from the sample facts to a site that is online', async () => {
    own(facts);
    if ('photos' in facts) {
      mkdirSync(photos);
      const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#5a7a9a' } });
      writeFileSync(join(photos, 'flatbed-towing.jpg'), await photo.jpeg().toBuffer());
      writeFileSync(join(photos, 'Thumbs.db'), 'litter');
      const logo =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c33" d="M0 0h9v9H0z"/></svg>';
      writeFileSync(join(photos, 'logo.svg'), logo);
    }
    const { samples } = await build({ business: file('site/business.json'), out: file('dist'), release: false });
    expect(samples).toEqual([]);
    await isOnline(facts);
    const home = readFileSync(file('dist/index.html'), 'utf8');
    expect(home.includes('data-quote-button')).toBe('quoteFormId' in facts);
  }, 60_000);
});
