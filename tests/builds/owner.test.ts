import { type ChildProcess, execFileSync, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { build } from '../../build.ts';
import { parse } from '../setup/parse.ts';
import { copyProject } from '../setup/project-copy.ts';
import { serve } from '../setup/serve.ts';

// What the README asks of an owner, in its order, for three companies that are made up: one goes by its commands, and
// as these only call what is called here, the other two go without the processes.
const underAPath = {
  name: 'Central Monmouth County Towing & Heavy Recovery Services LLC',
  township: 'Wall',
  url: 'https://monmouthtow.github.io/tow/',
  phone: '1-732-901-0142',
  services: ['emergency-towing-service', 'flatbed-towing', 'car-towing', 'roadside-assistance', 'junk-car-removal'],
};
const companies = [
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

const project = copyProject(['.biome.json', 'tests', '.gitignore', '.editorconfig', '.github']);
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

describe('a company with a long name, five services, no form and no texts, under a path, by the commands', () => {
  const { scripts } = JSON.parse(readFileSync(file('package.json'), 'utf8'));
  const bin = file('node_modules/.bin');
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: '', NO_COLOR: '1', CHROMIUM_PATH: inject('chromium') };
  /** Does what `npm run` does with a script; npm itself, which takes its time, is started once. */
  const run = (script: string, args: string) =>
    execSync(`${scripts[script]} ${args}`, { cwd: project.folder, encoding: 'utf8', env, stdio: 'pipe' });

  const other = createServer();
  let preview: ChildProcess;
  let told = '';
  let busy = 0;
  beforeAll(async () => {
    own(underAPath);
    await once(other.listen(0, '127.0.0.1'), 'listening');
    busy = (other.address() as { port: number }).port;
    preview = spawn('npm', ['start'], { cwd: project.folder, env: { ...env, PORT: String(busy) }, detached: true });
    preview.stdout?.on('data', (text) => (told += text));
    await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  }, 90_000);
  afterAll(async () => {
    other.close();
    process.kill(-(preview.pid ?? 0), 'SIGTERM');
    await once(preview, 'close');
  });

  test('has no samples left in its first build', () => {
    expect(told).toMatch(/✓ \d+ pages/);
    expect(told).not.toContain('Still samples');
  });

  test('takes pictures of the page that is named, with all that it shows, by npm run look', () => {
    // The shortest one with a picture in it.
    run('look', '/404.html');
    const pictures = readdirSync(file('look')).sort();
    expect(pictures).toHaveLength(9);
    expect([pictures[0], pictures[8]]).toEqual(['404-1280-dark.png', 'index.html']);
  }, 60_000);

  describe('npm start', () => {
    let address = '';
    beforeAll(() => {
      address = /http:\S+/.exec(told)?.[0] ?? '';
    });

    test('prints the address that works, on the next port after PORT where that is taken', async () => {
      const { hostname, port, pathname } = new URL(address);
      expect([hostname, pathname]).toEqual(['127.0.0.1', '/tow/']);
      expect(Number(port)).toBeGreaterThan(busy);
      expect((await fetch(address)).status).toBe(200);
    });

    test('answers with the built pages as they are, and with all that they point to', async () => {
      const html = await (await fetch(address)).text();
      expect(html).toBe(readFileSync(file('dist/index.html'), 'utf8'));
      const links = [...html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)].map(
        ([, link = '']) => new URL(link, address).href,
      );
      expect(links.length).toBeGreaterThan(20);
      const answers = await Promise.all(links.map(async (link) => [link, (await fetch(link)).status]));
      expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
    });

    test.each(['/tow/nowhere/', '/nowhere/'])('answers with its 404 page at %s', async (path) => {
      const answer = await fetch(new URL(path, address));
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Oops! Page not found');
    });
  });

  test('is released, checked and compressed, and online', async () => {
    expect([scripts.release, scripts.check]).toEqual([
      'npm run check && npm run build -- --release',
      'tsc --checkers 1 && biome check',
    ]);
    // The compiler sees nothing of the facts, and the linter is not to either, which refuses to look at nothing at all.
    execFileSync(join(bin, 'biome'), ['check', 'site/business.json', 'package.json'], {
      cwd: project.folder,
      stdio: 'pipe',
    });
    expect(run('build', '--release')).toMatch(/✓ \d+ pages/);
    expect(existsSync(file('dist/index.html.br'))).toBe(true);
    expect(existsSync(file('dist/about/index.html.gz'))).toBe(true);
    await isOnline(underAPath);
  }, 120_000);
});
