import { setTimeout as wait } from 'node:timers/promises';
import { color } from '../command/color.ts';
import { prepareBuild } from './builder.ts';
import { listen } from './listen.ts';
import { liveSite } from './live-site.ts';
import { printAddresses, runServer } from './run-server.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { typeCheck } from './type-check.ts';
import { watchSources } from './watch-sources.ts';

// `npm run dev`: builds the site, serves it, and builds again whenever a file is saved.
void runServer(async ({ port, host, build: options }) => {
  const folder = temporaryFolder();
  const builder = await prepareBuild(folder, options);
  const site = liveSite({ folder, base: '/' });
  const types = typeCheck((errors) => console.warn(`${color.yellow('!')} Type errors:\n${errors}`));
  let base = '/';

  const build = async () => {
    const start = performance.now();
    const ended = await builder.build();
    if (ended === 'stopped') return;
    if ('url' in ended) {
      base = new URL(ended.url).pathname;
      site.renewed({ folder: ended.site, base });
      console.log(`${color.green('✓')} built in ${Math.round(performance.now() - start)} ms`);
      types.start();
    } else {
      site.failed(ended.complaint);
      console.error(`${color.red('✗')} ${ended.complaint}`);
    }
  };

  let queue = build();
  let queued = false;
  const buildAnew = () => {
    // What was saved since makes it stale; and it may be one that never ends.
    builder.stop();
    types.stop();
    if (queued) return;
    queued = true;
    queue = queue.then(async () => {
      // An editor may empty a file before it fills it, and may save several at once.
      await wait(15);
      queued = false;
      await build();
    });
  };

  watchSources(options.business, buildAnew);
  await queue;
  const listening = await listen(site.answer, port, host);
  printAddresses(listening, base, 'Without the content policy, which the built site has. ');
});
