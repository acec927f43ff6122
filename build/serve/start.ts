import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, factsSchema } from '../../build.ts';
import { buildAndPublish } from '../command/command.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { packages, project } from '../project.ts';
import { listenAddress, printAddresses, runServer } from './server.ts';

/** Ends a process when its parent dies, even by SIGKILL: the IPC channel closes then. */
const endsWithParent = ['--import', 'data:text/javascript,process.once("disconnect",()=>process.exit())'];

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
  let server: ChildProcess;
  let isStopped = false;

  /** @param listening is called once it listens */
  function start(listening: () => void): void {
    let errors = '';
    let isListening = false;
    server = spawn(
      process.execPath,
      [...endsWithParent, packages.resolve('serve/build/main.js'), ...settings, folder],
      {
        env: { ...process.env, NO_UPDATE_CHECK: '1' },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    server.stderr?.on('data', (text) => (errors += text));
    // `serve` prints its first line once it listens.
    server.stdout?.once('data', () => {
      isListening = true;
      listening();
    });
    server.once('exit', (code) => {
      // `serve` crashes if a build replaces a file that it is sending, or if it runs out of file descriptors.
      if (isListening && !isStopped) return start(() => {});
      if (folder !== options.out) rmSync(folder, { recursive: true });
      if (!isListening) console.error(errors.trim());
      process.exitCode = code ?? 0;
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => {
      isStopped = true;
      server.kill('SIGKILL');
    });
  start(() => printAddresses(port, host, base));
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
