import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';
import { startCommand } from '../setup/start-command.ts';

const project = copyProject();
const temporary = join(project.folder, 'temporary');
mkdirSync(temporary);
writeFileSync(
  join(project.folder, 'site/business.json'),
  JSON.stringify({ ...sampleFacts, url: 'https://example.com/tow/', otherTowingSites: [], services: ['car-towing'] }),
);
/** Settings that would serve another folder. */
const settings = { public: join(project.folder, 'site'), trailingSlash: false };
mkdirSync(join(project.folder, 'site/static'), { recursive: true });
writeFileSync(join(project.folder, 'site/static/serve.json'), JSON.stringify(settings));
afterAll(() => project.remove());

/** The error output of a command that fails. */
function failureOf(...args: string[]) {
  const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1' };
  const run = spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: project.folder, encoding: 'utf8', env });
  expect([run.status, run.stdout]).toEqual([1, '']);
  return run.stderr;
}

test('refuses an old Node in one line', () => {
  const preload = join(temporary, 'old-node.cjs');
  const versions = "{ value: { ...process.versions, node: '18.20.8' } }";
  writeFileSync(preload, `Object.defineProperty(process, 'versions', ${versions})`);
  expect(failureOf('--require', preload, 'build/serve/start.ts')).toBe(
    '✗ This is Node 18.20.8. The site needs 20.19, 22.16, or 24 and up. Get it at https://nodejs.org.\n',
  );
});

test('reports a syntax error in a module with its line', () => {
  const module = join(project.folder, 'site/content/locales.ts');
  const whole = readFileSync(module, 'utf8');
  writeFileSync(module, whole.replace("'English'", "'Engl'ish'"));
  expect(failureOf('build.ts')).toMatch(
    /^✗ This is a bug in the site’s code, .* site\/content\/locales\.ts:\d+:\d+: ERROR: Expected "[}\]:]" but found "\w+"\n/,
  );
  writeFileSync(module, whole);
});

describe('without development packages, as hosts install them', () => {
  const { folder, remove } = copyProject();
  rmSync(join(folder, 'node_modules'), { recursive: true });
  const lock: { packages: Record<string, { dev?: true }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [path, { dev }] of Object.entries(lock.packages)) {
    // Those of other systems aren't there.
    if (dev || !/^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) || !existsSync(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    symlinkSync(resolve(path), join(folder, path));
  }
  afterAll(remove);

  test('npm run release works', () => {
    const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
    const { stderr } = spawnSync('npm', ['--silent', 'run', 'release'], { cwd: folder, encoding: 'utf8', env });
    expect(
      stderr
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('✗ site/business.json')),
    ).toEqual([]);
    expect(stderr).toContain('"name" is still sample data. A release needs your own.');
  });

  test('npm run edit names a missing package and the command that installs it', async () => {
    const server = startCommand(folder, ['build/edit/edit.ts', '--port', '0'], { NODE_ENV: 'production' });
    await server.closed;
    expect(server.told).toBe('✗ The package zipcodes is not installed. Run npm ci --include=dev.\n');
    expect(server.child.exitCode).toBe(1);
  });
});

test('npm start serves the site under its path and leaves nothing behind', async () => {
  const start = startCommand(project.folder, ['build/serve/start.ts', '--port', '0'], { TMPDIR: temporary });
  await start.isUp();
  const [, origin = ''] = /^ {2}(http:\/\/127\.0\.0\.1:\d+)\/tow\/\n/m.exec(start.told) ?? [];
  const [folder = ''] = readdirSync(temporary).filter((name) => name.startsWith('site-start-'));
  expect(readdirSync(join(temporary, folder)).sort()).toEqual(['404.html', 'tow']);

  const paths = ['/tow/', '/tow/about/', '/tow/icon.svg', '/tow/x/', '/tow/assets/', '/about/', '/', '/business.json'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(origin + path, { redirect: 'manual' });
      const page = (await response.text()).includes('data-not-found') ? 'its 404 page' : 'the file';
      return `${path}: ${response.status}, ${page}`;
    }),
  );
  expect(answers).toEqual([
    ...paths.slice(0, 3).map((path) => `${path}: 200, the file`),
    ...paths.slice(3).map((path) => `${path}: 404, its 404 page`),
  ]);

  start.child.kill('SIGINT');
  await start.closed;
  expect(existsSync(join(temporary, folder))).toBe(false);
  await expect(fetch(`${origin}/tow/`)).rejects.toThrow();
});
