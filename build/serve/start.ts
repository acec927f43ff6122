import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, factsSchema } from '../../build.ts';
import { buildAndPublish } from '../command/command.ts';
import { writeSchema } from '../facts/write-schema.ts';
import { packages, project } from '../project.ts';
import { listenAddress, printAddresses, runServer } from './server.ts';

/** Has a process end with the one that started it, even where that is killed: the channel between the two is cut then. */
const endsWithParent = ['--import', 'data:text/javascript,process.once("disconnect",()=>process.exit())'];

// `npm start`: builds the site, and serves it with the package `serve` under the path that its address has.
void runServer(async ({ port, host, build: options }) => {
  const { url } = await buildAndPublish(build, options);
  await writeSchema(factsSchema);
  const { pathname: base } = new URL(url);
  const folder = base === '/' ? options.out : folderUnder(base, options.out);
  const listen = `tcp://${listenAddress(host)}:${port}`;
  const flags = ['--symlinks', '--no-clipboard', '--no-request-logging', '--no-port-switching'];
  // The project's own settings: those that a company publishes could have it serve any folder of the machine.
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
    // The first line of `serve` says that it listens; the address in it lacks the path.
    server.stdout?.once('data', () => {
      isListening = true;
      listening();
    });
    server.once('exit', (code) => {
      // It ends where a file is gone while it is read, as in a build beside it, and where readers left many open.
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

/** Makes a temporary folder in which a site is under a path, with its page for unknown addresses beside it. */
function folderUnder(base: string, site: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-start-'));
  const link = join(folder, decodeURI(base));
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(site, link.slice(0, -1), 'junction');
  copyFileSync(join(site, '404.html'), join(folder, '404.html'));
  return folder;
}
