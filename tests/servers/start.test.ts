import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { bundleClient } from '../../build/assets/client.ts';
import { sampleFacts } from '../setup/facts.ts';
import { copyProject } from '../setup/project-copy.ts';
import { freePorts } from '../setup/serve.ts';
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

/** Starts a server's command. */
const run = (script: string, ...args: string[]) =>
  startCommand(project.folder, [`build/serve/${script}.ts`, ...args], { TMPDIR: temporary });

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

test('reports a syntax error in a module in one line, with its line', () => {
  const messages = join(project.folder, 'site/content/en/contact.ts');
  const whole = readFileSync(messages, 'utf8');
  writeFileSync(messages, whole.replace("'Address'", "'Addr'ess'"));
  expect(failureOf('build.ts')).toMatch(
    /^✗ site\/content\/en\/contact\.ts:\d+:\d+: Expected "[}\]:]" but found "\w+"\. Fix it there or on the line above\.\n$/,
  );
  writeFileSync(messages, whole);
});

describe('without development packages, as hosts install them', () => {
  const { folder, remove } = copyProject();
  const packages = join(folder, 'node_modules');
  for (const scope of readdirSync(packages).filter((name) => name.startsWith('@'))) {
    const linked = realpathSync(join(packages, scope));
    rmSync(join(packages, scope));
    mkdirSync(join(packages, scope));
    for (const name of readdirSync(linked)) symlinkSync(join(linked, name), join(packages, scope, name));
  }
  const lock: { packages: Record<string, { dev?: true }> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  for (const [path, { dev }] of Object.entries(lock.packages))
    if (dev && /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)) rmSync(join(folder, path), { force: true });
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
  }, 60_000);

  test.each([
    { command: 'serve/dev', missing: 'vite' },
    { command: 'edit/edit', missing: 'zipcodes' },
  ])(
    '$command names the missing package $missing and the command that installs it',
    async (run) => {
      const server = startCommand(folder, [`build/${run.command}.ts`, '--port', '0'], { NODE_ENV: 'production' });
      await server.closed;
      expect(server.told).toBe(`✗ The package ${run.missing} is not installed. Run npm ci --include=dev.\n`);
      expect(server.child.exitCode).toBe(1);
    },
    60_000,
  );
});

describe('in a folder whose name has a # or a *', () => {
  const copies = ['a#b', 'a*b'].map((name) => {
    const { folder, remove } = copyProject();
    const odd = join(folder, name);
    mkdirSync(odd);
    for (const part of readdirSync(folder).filter((part) => part !== name))
      renameSync(join(folder, part), join(odd, part));
    // A link would lead out of the folder.
    const fonts = join(odd, 'node_modules/@fontsource');
    const linked = realpathSync(fonts);
    rmSync(fonts);
    cpSync(linked, fonts, { recursive: true });
    return { odd, remove };
  });
  afterAll(() => {
    for (const { remove } of copies) remove();
  });
  const [hash, star] = copies.map(({ odd }) => odd);

  test('npm run dev explains that it can’t work with a # in the path', async () => {
    const dev = startCommand(`${hash}`, ['build/serve/dev.ts', '--port', '0']);
    await dev.closed;
    expect(dev.told).toBe(
      `✗ npm run dev can’t work in ${hash}: the path has a #. Rename that folder. npm start, npm run build and npm run edit still work there.\n`,
    );
  }, 60_000);

  test('the build, the client script and the form work with a * in the path', async () => {
    const env = { ...process.env, NODE_ENV: '', NO_COLOR: '1' };
    const made = spawnSync(process.execPath, ['--import', 'tsx', 'build.ts'], { cwd: star, encoding: 'utf8', env });
    expect(made.stderr).toBe('');
    const script = join(`${star}`, 'script.ts');
    writeFileSync(script, 'document.title = "*";');
    expect(Buffer.from((await bundleClient(script)).body).toString()).toContain('document.title="*"');
    const edit = startCommand(`${star}`, ['build/edit/edit.ts', '--port', '0'], { TMPDIR: temporary });
    await edit.isUp();
    const [address = ''] = /http:\/\/[\d.:]+/.exec(edit.told) ?? [];
    expect((await fetch(`${address}/page.js`)).status).toBe(200);
    edit.child.kill('SIGKILL');
  }, 120_000);
});

describe('npm start', () => {
  test('serves the site under its path and leaves nothing behind', async () => {
    const [port = 0] = await freePorts(1);
    const start = run('start', '--port', String(port));
    await start.isUp();
    expect(start.told).toContain(`  http://127.0.0.1:${port}/tow/\n`);
    const [folder = ''] = readdirSync(temporary).filter((name) => name.startsWith('site-start-'));
    expect(readdirSync(join(temporary, folder)).sort()).toEqual(['404.html', 'tow']);

    const paths = [
      '/tow/',
      '/tow/about/',
      '/tow/icon.svg',
      '/tow/x/',
      '/tow/assets/',
      '/about/',
      '/',
      '/business.json',
    ];
    const answers = await Promise.all(
      paths.map(async (path) => {
        const response = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' });
        const page = (await response.text()).includes('data-not-found') ? 'its 404 page' : 'the file';
        return `${path}: ${response.status}, ${page}`;
      }),
    );
    expect(answers).toEqual([
      ...paths.slice(0, 3).map((path) => `${path}: 200, the file`),
      ...paths.slice(3).map((path) => `${path}: 404, its 404 page`),
    ]);

    if (process.platform === 'linux') {
      const children = readFileSync(`/proc/${start.child.pid}/task/${start.child.pid}/children`, 'utf8');
      for (const child of children.trim().split(' ')) process.kill(Number(child), 'SIGKILL');
      const home = () => fetch(`http://127.0.0.1:${port}/tow/`).catch(() => undefined);
      // As if `serve` had crashed.
      await vi.waitUntil(async () => (await home())?.status === 200, 10_000);
    }

    start.child.kill('SIGINT');
    await start.closed;
    expect(existsSync(join(temporary, folder))).toBe(false);
    await expect(fetch(`http://127.0.0.1:${port}/tow/`)).rejects.toThrow();
  }, 90_000);

  test('leaves no server behind if it is killed', async () => {
    const [port = 0] = await freePorts(1);
    const start = run('start', '--port', String(port));
    await start.isUp();
    start.child.kill('SIGKILL');
    const answers = () => fetch(`http://127.0.0.1:${port}/`).then(Boolean, () => false);
    await vi.waitUntil(async () => !(await answers()), 10_000);
  }, 90_000);
});
