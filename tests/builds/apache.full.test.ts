import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { freePorts } from '../setup/free-ports.ts';
import { findProgram } from '../setup/programs.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const isThere = findProgram('apache2') !== undefined;
if (!isThere) process.stderr.write('Apache is not here: the site’s .htaccess is not tried on it.\n');

describe.runIf(isThere)('on Apache, by the .htaccess that the site brings', () => {
  const folder = temporaryFolder('apache');
  const root = join(folder, 'root');
  let origin: string;
  let apache: ChildProcess;
  beforeAll(async () => {
    cpSync(inject('site'), root, { recursive: true });
    const [port = 0] = await freePorts(1);
    origin = `http://127.0.0.1:${port}`;
    const modules = [
      'mpm_event',
      'authz_core',
      'dir',
      'mime',
      'rewrite',
      'headers',
      'setenvif',
      'deflate',
      'filter',
      'autoindex',
    ]
      .map((name) => [name, `/usr/lib/apache2/modules/mod_${name}.so`])
      .filter(([, file = '']) => existsSync(file))
      .map(([name, file]) => `LoadModule ${name}_module ${file}`);
    const config = [
      ...modules,
      `Listen 127.0.0.1:${port}`,
      'ServerName www.example.com',
      `PidFile ${folder}/pid`,
      `ErrorLog ${folder}/log`,
      'TypesConfig /etc/mime.types',
      'DirectoryIndex index.html',
      `DocumentRoot ${root}`,
      `<Directory ${root}>\nOptions Indexes FollowSymLinks\nAllowOverride All\nRequire all granted\n</Directory>`,
    ];
    writeFileSync(join(folder, 'conf'), config.join('\n'));
    apache = spawn('apache2', ['-X', '-f', join(folder, 'conf')], { stdio: 'ignore' });
    await vi.waitUntil(() => fetch(origin).catch(() => false), 20_000);
  });
  afterAll(() => apache.kill());

  test('pages and hashed files come with their headers, types and compression', async () => {
    const page = await fetch(`${origin}/about/`);
    expect(await page.text()).toBe(readFileSync(join(root, 'about/index.html'), 'utf8'));
    const headers = Object.fromEntries(page.headers);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'gzip',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "frame-ancestors 'none'",
    });
    const [script = ''] = readdirSync(join(root, 'assets')).filter((name) => name.endsWith('.js'));
    const hashed = await fetch(`${origin}/assets/${script}`);
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${origin}/site.webmanifest`)).headers.get('content-type')).toContain(
      'application/manifest+json',
    );
  });

  test.each(['/nope/', '/assets/', '/services/'])('%s is answered with the site’s own 404 page', async (path) => {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(readFileSync(join(root, '404.html'), 'utf8'));
  });
});
