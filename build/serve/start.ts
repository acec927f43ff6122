import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, factsSchema } from '../../build.ts';
import { buildAndPublish } from '../command/command.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { packages, project } from '../project.ts';
import { listenAddress, printAddresses, runServer } from './server.ts';

// `npm start`: builds the site and serves it with the `serve` package, under the path in its URL.
void runServer(async ({ port, host, build: options }) => {
  const { url } = await buildAndPublish(build, options);
  await writeSchema(factsSchema);
  const { pathname: base } = new URL(url);
  const folder = base === '/' ? options.out : folderUnder(base, options.out);
  const listen = `tcp://${listenAddress(host)}:${port}`;
  const flags = ['--symlinks', '--no-clipboard', '--no-request-logging', '--no-port-switching'];
  // The project's own settings: a company's could make it serve any folder of the machine.
  const settings = ['--listen', listen, '--config', join(project, 'static/serve.json'), ...flags];
  const server = spawn(process.execPath, [packages.resolve('serve/build/main.js'), ...settings, folder], {
    env: { ...process.env, NO_UPDATE_CHECK: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // `serve` prints its first line once it listens.
  server.stdout.once('data', () => printAddresses(port, host, base));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => server.kill('SIGKILL'));
  const [code] = await once(server, 'exit');
  if (folder !== options.out) rmSync(folder, { recursive: true });
  process.exitCode = code ?? 0;
});

/** Makes a temporary folder that has the site under a path, and its 404 page at the root. */
function folderUnder(base: string, site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-start-'));
  const link = join(folder, decodeURI(base));
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(site, link.slice(0, -1), 'junction');
  copyFileSync(join(site, '404.html'), join(folder, '404.html'));
  return folder;
}
