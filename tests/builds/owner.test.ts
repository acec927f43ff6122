import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from '../setup/parse.ts';
import { copyProject } from '../setup/project-copy.ts';
import { serve } from '../setup/serve.ts';

// What the README asks of an owner, in its order, by its own commands, for three companies that are made up.
const companies = [
  {
    title: 'a company with a form, texts, a photo and a logo, at the root of its host',
    facts: { name: 'Barnegat', township: 'Brick', url: 'https://barnegattow.com/', phone: '(732) 901-0142' },
    more: { textPhone: '732.901.0143', quoteFormId: 'wkv1Ab', photos: { 'flatbed-towing': 'Our flatbed in the yard' } },
  },
  {
    title: 'a company with a long name, five services, no form and no texts, under a path',
    facts: {
      name: 'Central Monmouth County Towing & Heavy Recovery Services LLC',
      township: 'Wall',
      url: 'https://monmouthtow.github.io/tow/',
      phone: '1-732-901-0142',
    },
    more: {
      services: ['emergency-towing-service', 'flatbed-towing', 'car-towing', 'roadside-assistance', 'junk-car-removal'],
    },
  },
  {
    title: 'a company with accents in its name, cash only',
    facts: {
      name: 'Łukasz & Sons Towing',
      township: 'Jackson',
      url: 'https://lukaszandsons.com/',
      phone: '+17329010142',
    },
    more: { relayCalls: false, recognition: [{ name: 'Tow operator of the year 2024' }] },
  },
];

describe.each(companies)('$title', ({ facts, more }) => {
  const { folder, remove } = copyProject(['.biome.json', 'tests', '.gitignore', '.editorconfig', '.github']);
  afterAll(remove);
  const file = (name: string) => join(folder, name);
  const npm = (...args: string[]) =>
    execFileSync('npm', args, { cwd: folder, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' }, stdio: 'pipe' });

  test('goes from the sample facts to a site that is online, step by step', async () => {
    // 1. and 2. The facts, written as no formatter would write them.
    const { textPhone: _, quoteFormId: __, ...sample } = JSON.parse(readFileSync(file('site/business.json'), 'utf8'));
    const address = { ...sample.address, street: '12 Elm Street', locality: facts.township };
    const towns = sample.towns.filter(({ name }: { name: string }) => name !== facts.township);
    const own = { ...sample, ...facts, ...more, towns, address, coordinates: { latitude: 40.16, longitude: -74.19 } };
    writeFileSync(file('site/business.json'), `${JSON.stringify(own, null, 4).replaceAll('\n', '\r\n')}\r\n\r\n`);
    // 3. A photo and a logo.
    if ('photos' in more) {
      mkdirSync(file('site/photos'));
      const photo = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#5a7a9a' } });
      writeFileSync(file('site/photos/flatbed-towing.jpg'), await photo.jpeg().toBuffer());
      writeFileSync(file('site/photos/Thumbs.db'), 'litter');
      const logo =
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#c33" d="M0 0h9v9H0z"/></svg>';
      writeFileSync(file('site/photos/logo.svg'), logo);
    }
    expect(npm('run', 'build')).toMatch(/✓ \d+ pages/);
    expect(npm('run', 'build')).not.toContain('Still samples');

    // 5. A look at it, under the path of its address.
    npm('run', 'look', '--', '/contact/');
    expect(existsSync(file('look/contact-360-dark.png'))).toBe(true);
    const { pathname: base } = new URL(facts.url);
    const server = spawn('npm', ['start'], {
      cwd: folder,
      env: { ...process.env, PORT: '0', NO_COLOR: '1' },
      detached: true,
    });
    let told = '';
    server.stdout.on('data', (text) => (told += text));
    try {
      await expect.poll(() => told, { timeout: 60_000 }).toContain('Ctrl+C');
      const [shown = ''] = /http:\/\/127\.0\.0\.1:\d+\/\S*/.exec(told) ?? [];
      expect(new URL(shown).pathname).toBe(base);
      expect(await (await fetch(shown)).text()).toContain(`<title>`);
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await once(server, 'close');
    }

    // 7. and 8. The release, on a server.
    expect(npm('run', 'release')).toMatch(/✓ \d+ pages/);
    const host = file('host');
    cpSync(file('dist'), join(host, base), { recursive: true });
    const site = await serve(join(host, base), base);
    try {
      const home = parse(await (await fetch(site.origin + base)).text());
      const links = [...home.querySelectorAll('a[href^="/"], link[href^="/"], img[src^="/"], script[src^="/"]')];
      const targets = new Set(links.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''));
      expect(targets.size).toBeGreaterThan(15);
      for (const target of targets)
        expect(`${target} ${(await fetch(site.origin + target)).status}`).toBe(`${target} 200`);
      expect(home.querySelector('.site-header__home')?.textContent).toContain(facts.name);
      expect(home.querySelectorAll('[data-quote-button]').length > 0).toBe('quoteFormId' in more);
      expect((await fetch(`${site.origin + base}no-such-page`)).status).toBe(404);
    } finally {
      site.close();
    }
    expect(existsSync(file('dist/index.html.br'))).toBe(true);
  }, 180_000);
});
