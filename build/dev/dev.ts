import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { color } from '../command/color.ts';
import { reportFailure } from '../command/report.ts';
import { project } from '../project.ts';
import { readServeOptions } from './dev-options.ts';
import { addresses, listen } from './listen.ts';
import { prepareBuild } from './rebuild.ts';
import { devServer } from './server.ts';

// `npm run dev`: builds the site, serves it, and builds again whenever a file is saved.
try {
  const options = readServeOptions(process.argv.slice(2));
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'dev-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit());

  const site = join(folder, 'site');
  const builder = await prepareBuild(['--out', site, ...options.build]);
  const { server, base, tell } = devServer(site);

  const build = async () => {
    const start = performance.now();
    const outcome = await builder.build();
    if (outcome === 'stopped') return;
    const { complaint } = outcome;
    tell(complaint);
    if (complaint === undefined)
      console.log(`${color.green('✓')} built in ${Math.round(performance.now() - start)} ms`);
    else console.error(`${color.red('✗')} ${complaint}`);
  };

  let queue = build();
  let queued = false;
  const buildAnew = () => {
    // What was saved since makes it stale; and it may be one that never ends.
    builder.stop();
    if (queued) return;
    queued = true;
    queue = queue.then(async () => {
      // An editor may empty a file before it fills it, and may save several at once.
      await wait(15);
      queued = false;
      await build();
    });
  };

  const rooms = ['site', 'build', 'static', 'build.ts'].map((name) => join(project, name));
  watch([...rooms, ...(options.business ? [options.business] : [])], { ignoreInitial: true }).on('all', buildAnew);
  await queue;
  const port = await listen(server, options.port);
  for (const address of addresses(port, base())) console.log(`  ${color.cyan(address)}`);
  console.log(color.dim('  Without the content policy, which the built site has. Stop with Ctrl+C.'));
} catch (error) {
  reportFailure(error);
}
