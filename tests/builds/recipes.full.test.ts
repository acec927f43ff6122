import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { choosePort } from '../../build/serve/server.ts';
import { findProgram } from '../setup/browsers.ts';

// Created when a test runs: only then is it removed.
const folder = join(tmpdir(), `recipes-${process.pid}`);
const started: ChildProcess[] = [];
afterAll(() => {
  for (const server of started) server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** The code blocks of a language in HOSTING.md: the recipe, then the lines for a sub-path. */
const recipes = (language: string) =>
  [
    ...readFileSync('.github/HOSTING.md', 'utf8').matchAll(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``, 'g')),
  ].map(([, text = '']) => text);

interface Ports {
  http: number;
  https: number;
}
const root = join(folder, 'root');
const [pem, key] = [join(folder, 'pem'), join(folder, 'key')];

/** Fills in the folder, certificate and ports. */
const nginx = ({ http, https }: Ports, text: string) => `
${existsSync('/etc/nginx/modules-enabled') ? 'include /etc/nginx/modules-enabled/*.conf;' : ''}
daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events {}
http {
include /etc/nginx/mime.types; access_log off;
client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
${text
  .replace('listen 80;', `listen 127.0.0.1:${http};`)
  .replace('listen 443', `listen 127.0.0.1:${https}`)
  .replace(/(ssl_certificate) .*;/, `$1 ${pem};`)
  .replace(/(ssl_certificate_key) .*;/, `$1 ${key};`)
  .replace(/root .*;/, `root ${root};`)
  .replace(/.*brotli_static.*\n/, existsSync('/usr/lib/nginx/modules/ngx_http_brotli_static_module.so') ? '$&' : '')}
}`;
const caddy = ({ http, https }: Ports, text: string) => `{
	admin off
	http_port ${http}
	https_port ${https}
	auto_https disable_redirects
	storage file_system ${folder}/caddy
}
${text
  .replace('www.example.com {', `www.example.com {\n\tbind 127.0.0.1`)
  .replace('tls {', `tls ${pem} ${key} {`)
  .replace(/root \* .*/, `root * ${root}`)}`;

/** Apache needs no recipe, because the site has a `.htaccess`. */
const apache = ({ http }: Ports) => `
${['mpm_event', 'authz_core', 'dir', 'mime', 'rewrite', 'headers', 'setenvif', 'deflate', 'filter', 'autoindex']
  .map((name) => [name, `/usr/lib/apache2/modules/mod_${name}.so`])
  .filter(([, file = '']) => existsSync(file))
  .map(([name, file]) => `LoadModule ${name}_module ${file}`)
  .join('\n')}
Listen 127.0.0.1:${http}
ServerName www.example.com
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${root}
<Directory ${root}>
Options Indexes FollowSymLinks
AllowOverride All
Require all granted
</Directory>
`;

/** The recipe for a sub-path: HOSTING.md's lines replace the ones that begin alike. */
const nginxUnderPath = (text: string, [assets = '', page = '', home = '']: string[]) =>
  text.replace(/.*~\^\/assets\/.*/, assets).replace(/.*error_page.*/, `${page}\n${home}`);
const caddyUnderPath = (text: string, [hashed = '', others = '', page = '', home = '']: string[]) =>
  text
    .replace(/.*@hashed path.*/, hashed)
    .replace(/.*@others not path.*/, others)
    .replace(/.*rewrite \* .*/, page)
    .replace('\thandle_errors', `${home}\n\thandle_errors`);

const servers = {
  nginx: {
    isSecure: true,
    language: 'nginx',
    configure: nginx,
    underPath: nginxUnderPath,
    args: (file: string) => ['-c', file, '-e', join(folder, 'nginx.log')],
  },
  caddy: {
    isSecure: true,
    language: 'caddyfile',
    configure: caddy,
    underPath: caddyUnderPath,
    args: (file: string) => ['run', '--config', file, '--adapter', 'caddyfile'],
  },
  apache2: {
    isSecure: false,
    language: 'apache',
    configure: apache,
    underPath: (text: string) => text,
    args: (file: string) => ['-X', '-f', file],
  },
};

beforeAll(() => {
  mkdirSync(root, { recursive: true });
  cpSync(`${inject('sites')}/site`, root, { recursive: true });
  cpSync(`${inject('sites')}/sub-path`, join(root, 'tow'), { recursive: true });
  const subject = ['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', pem, ...subject],
    { stdio: 'ignore' },
  );
});

const rows = Object.entries(servers).flatMap(([name, server]) =>
  (server.isSecure ? ['/', '/tow/'] : ['/']).map((base) => ({ name, base, there: findProgram(name), ...server })),
);

for (const name of Object.keys(servers))
  if (!findProgram(name)) process.stderr.write(`${name} isn’t installed, so its recipe isn’t tried.\n`);

describe.each(rows)(
  '$name by its recipe, for a site at $base',
  ({ name, base, there, isSecure, language, configure, underPath, args }) => {
    let ports: Ports;

    /** Sends a request for the company's host to this server. */
    function ask(path: string, ...options: string[]) {
      const [scheme, port] = isSecure ? ['https', ports.https] : ['http', ports.http];
      const host = `www.example.com:${port}`;
      const answer = execFileSync(
        'curl',
        [
          ...['-si', '--http1.1', '--max-time', '30', '--cacert', pem, '--resolve', `${host}:127.0.0.1`],
          ...options,
          `${scheme}://${host}${path}`,
        ],
        { encoding: 'utf8' },
      );
      const [head = '', body = ''] = answer.split(/\r\n\r\n(.*)/s);
      const [first = '', ...lines] = head.split('\r\n');
      const headers = new Headers(lines.map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]));
      return { status: Number(first.split(' ')[1]), headers: Object.fromEntries(headers), body };
    }

    beforeAll(async () => {
      if (!there) return;
      ports = { http: await choosePort('0', false), https: await choosePort('0', false) };
      const [whole = '', lines = ''] = recipes(language);
      const text = base === '/' ? whole : underPath(whole, lines.trimEnd().split('\n'));
      const file = join(folder, `${language}${base.length}`);
      writeFileSync(file, configure(ports, text));
      const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
      started.push(spawn(name, args(file), { stdio: 'ignore', env }));
      await vi.waitFor(() => ask(base), 30_000);
    });

    test.runIf(there)('sends pages, files for a year, types, and headers', () => {
      const page = ask(base);
      expect(page.status).toBe(200);
      expect(page.body).toBe(readFileSync(join(root, base, 'index.html'), 'utf8'));
      expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
      expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const [script = ''] = readdirSync(join(root, base, 'assets')).filter((name) => name.endsWith('.js'));
      expect(ask(`${base}assets/${script}`).headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(ask(`${base}site.webmanifest`).headers['content-type']).toContain('application/manifest+json');
    });

    test.runIf(there)('answers an unknown address with the site’s own page', () => {
      for (const path of ['nope/', 'assets/nope.js', ...(isSecure ? [] : ['assets/', 'services/'])]) {
        const { status, body, headers } = ask(base + path);
        expect([path, status]).toEqual([path, 404]);
        expect(body).toBe(readFileSync(join(root, base, '404.html'), 'utf8'));
        expect(headers['cache-control'] ?? '').not.toContain('immutable');
      }
    });

    test.runIf(there && !isSecure)('sends pages compressed', () => {
      const { headers } = ask(base, '--header', 'accept-encoding: gzip');
      const told = { 'content-encoding': 'gzip', 'content-type': 'text/html; charset=utf-8' };
      expect(headers).toMatchObject(told);
    });
  },
);
