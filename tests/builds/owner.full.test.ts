import { exec, execSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { parse } from 'yaml';
import { confirmable } from '../../site/business/business.ts';
import { ensureChromium } from '../setup/browsers.ts';
import { drawnLogo } from '../setup/build-into.ts';
import { sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';
import { freePorts, listen } from '../setup/serve.ts';

// Follows OWNER.md's steps and commands.

/** A copy of the project with an owner's facts, photo and logo. */
async function ownersProject() {
  const { textPhone: _, quoteFormId: __, license: ___, operators: ____, insurance: _____, ...rest } = sampleFacts;
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
    confirmed: confirmable.filter((field) => field !== 'headline'),
  };
  const { folder, remove } = copyProject(['.biome.json', 'tests', '.gitignore', '.editorconfig', '.github']);
  onTestFinished(remove);
  const file = (name: string) => join(folder, name);
  mkdirSync(file('site/photos'));
  const photo = sharp({ create: { width: 960, height: 540, channels: 3, background: '#5a7a9a' } });
  await photo.jpeg().toFile(file('site/photos/flatbed-towing.jpg'));
  writeFileSync(file('site/photos/Thumbs.db'), 'litter');
  writeFileSync(file('site/photos/logo.svg'), drawnLogo(90, 90));
  // Formatted in an unusual way.
  writeFileSync(file('site/business.json'), `${JSON.stringify(facts, null, 4).replaceAll('\n', '\r\n')}\r\n\r\n`);
  const PATH = `${file('node_modules/.bin')}${delimiter}${process.env.PATH}`;
  const env = { ...process.env, PATH, NODE_ENV: '', NO_COLOR: '1' };
  const npm = (args: string, more: NodeJS.ProcessEnv = {}) =>
    execSync(`npm run ${args}`, { cwd: folder, encoding: 'utf8', env: { ...env, ...more }, stdio: 'pipe' });
  return { folder, file, env, npm };
}

test('an owner gets from sample facts to a preview, screenshots and a release', async () => {
  const { folder, file, env, npm } = await ownersProject();
  const [port = 0] = await freePorts(1);
  const start = spawn('npm', ['start'], { cwd: folder, env: { ...env, PORT: String(port) }, detached: true });
  let told = '';
  for (const output of [start.stdout, start.stderr]) output.on('data', (text) => (told += text));
  await vi.waitUntil(() => told.includes('Ctrl+C'), 60_000);
  expect(told).toMatch(/✓ \d+ pages/);
  expect(told).not.toContain('Still sample data');
  const html = await (await fetch(`http://127.0.0.1:${port}/tow/`)).text();
  expect(html).toBe(readFileSync(file('dist/index.html'), 'utf8'));
  process.kill(-(start.pid ?? 0), 'SIGTERM');
  await once(start, 'close');

  npm('look -- --business site /404.html', { CHROMIUM_PATH: ensureChromium() });
  expect(readdirSync(file('look'))).toEqual(expect.arrayContaining(['404-1280-dark.png', 'index.html']));

  const hosting = readFileSync(file('.github/HOSTING.md'), 'utf8');
  const [, ...typed] = /^\| build command \| `npm run (.+)` \| `npm run (.+)` \|$/m.exec(hosting) ?? [];
  expect(typed).toHaveLength(2);
  for (const command of new Set(typed)) expect(npm(command)).toMatch(/✓ \d+ pages/);
  const compressed = ['dist/index.html.br', 'dist/about/index.html.gz'];
  expect(compressed.filter((name) => !existsSync(file(name)))).toEqual([]);
}, 240_000);

test('the publish workflow refuses overdue sources by day, and only warns at night', async () => {
  const { folder, file, env } = await ownersProject();
  const sources = file('site/content/sources.json');
  writeFileSync(sources, readFileSync(sources, 'utf8').replaceAll(/"20\d\d-/g, '"2001-'));
  const { jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as {
    jobs: { release: { steps: { if?: string; run?: string }[] } };
  };
  const asked: (string | undefined)[] = [];
  const { origin, close } = await listen(({ method }, response) => {
    asked.push(method);
    response.end();
  });
  onTestFinished(close);
  const GITHUB_STEP_SUMMARY = file('summary.md');
  const runAll = async (event: string, BUILD_HOOK = '') => {
    const values: Record<string, string> = {
      'github.event_name': event,
      'env.HAS_BUILD_HOOK': String(BUILD_HOOK !== ''),
      'github.ref': 'refs/heads/main',
    };
    const holds = (condition: string) =>
      condition.split(' && ').every((part) => {
        const [, name = '', sign, value] = /^([\w.]+) (==|!=) '([\w/]*)'$/.exec(part) ?? [];
        return (values[name] === value) === (sign === '==');
      });
    for (const { run, if: condition } of jobs.release.steps) {
      if (!run || (condition && !holds(condition))) continue;
      // The copy's packages are links.
      const command = run.replace(/^npm ci$/, 'npm ci --dry-run');
      const step = { cwd: folder, env: { ...env, CI: 'true', GITHUB_STEP_SUMMARY, BUILD_HOOK } };
      await promisify(exec)(command, step);
    }
    return readFileSync(GITHUB_STEP_SUMMARY, 'utf8');
  };
  await expect(runAll('push', origin)).rejects.toThrow('was due to be read again by 2001');
  expect(asked).toEqual([]);
  const summary = await runAll('schedule', origin);
  expect(summary).toMatch(
    /^## Build failed[\s\S]*was due to be read again by 2001[\s\S]*## Built: \d+ pages\n\n\| where/,
  );
  expect(asked).toEqual(['POST']);
}, 240_000);
