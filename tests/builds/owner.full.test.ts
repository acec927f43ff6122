import { execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { ensureChromium } from '../setup/browsers.ts';
import { sampleFacts } from '../setup/facts.ts';
import { freePorts } from '../setup/free-ports.ts';
import { drawnLogo } from '../setup/logos.ts';
import { copyProject } from '../setup/project-copy.ts';

// What the README asks of an owner, in its order and by its commands.
const project = copyProject(['.biome.json', 'tests', '.gitignore', '.editorconfig', '.github']);
afterAll(project.remove);
const file = (name: string) => join(project.folder, name);
const PATH = `${file('node_modules/.bin')}${delimiter}${process.env.PATH}`;
const env = { ...process.env, PATH, NODE_ENV: '', NO_COLOR: '1' };
const npm = (args: string, more: NodeJS.ProcessEnv = {}) =>
  execSync(`npm run ${args}`, { cwd: project.folder, encoding: 'utf8', env: { ...env, ...more }, stdio: 'pipe' });

test('an owner comes from the sample facts to pages to look at, to pictures of them, and to a release', async () => {
  const { textPhone: _, quoteFormId: __, ...rest } = sampleFacts;
  const facts = {
    ...rest,
    name: 'Łukasz & Sons Central Monmouth County Towing & Recovery LLC',
    township: 'Wall',
    url: 'https://monmouthtow.github.io/tow/',
    phone: '1-732-901-0142',
    address: { ...(sampleFacts.address as object), street: '12 Elm Street' },
    coordinates: { latitude: 40.16, longitude: -74.19 },
    services: ['flatbed-towing', 'car-towing'],
    photos: { 'flatbed-towing': 'Our flatbed in the yard' },
    recognition: [{ name: 'Tow operator of the year 2024' }],
  };
  mkdirSync(file('site/photos'));
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#5a7a9a' } });
  await photo.jpeg().toFile(file('site/photos/flatbed-towing.jpg'));
  writeFileSync(file('site/photos/Thumbs.db'), 'litter');
  writeFileSync(file('site/photos/logo.svg'), drawnLogo(90, 90));
  // Written as no formatter would write it.
  writeFileSync(file('site/business.json'), `${JSON.stringify(facts, null, 4).replaceAll('\n', '\r\n')}\r\n\r\n`);

  const [port = 0] = await freePorts(1);
  const start = spawn('npm', ['start'], { cwd: project.folder, env: { ...env, PORT: String(port) }, detached: true });
  let told = '';
  for (const output of [start.stdout, start.stderr]) output.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  expect(told).toMatch(/✓ \d+ pages/);
  expect(told).not.toContain('Still samples');
  const html = await (await fetch(`http://127.0.0.1:${port}/tow/`)).text();
  expect(html).toBe(readFileSync(file('dist/index.html'), 'utf8'));
  process.kill(-(start.pid ?? 0), 'SIGTERM');
  await once(start, 'close');

  npm('look /404.html', { CHROMIUM_PATH: ensureChromium() });
  expect(readdirSync(file('look'))).toEqual(expect.arrayContaining(['404-1280-dark.png', 'index.html']));

  expect(npm('release')).toMatch(/✓ \d+ pages/);
  for (const name of ['index.html.br', 'about/index.html.gz']) expect(existsSync(file(`dist/${name}`))).toBe(true);

  // The compiler would tell it in several lines of its own.
  writeFileSync(file('site/content/en/home.ts'), 'export const home = {\n  a: 1\n  b: 2,\n};\n');
  expect(() => npm('release')).toThrow(/\n✗ site\/content\/en\/home\.ts:3: expected .+\n$/);
}, 240_000);
