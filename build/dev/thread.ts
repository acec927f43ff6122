import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Options } from '../command/options.ts';
import { project } from '../project.ts';
import type { Ended, Work } from './worker.ts';

/** Builds one site after the other in a thread, which can be stopped, be it in an endless loop. */
export interface BuildThread {
  build: (work: Work) => Promise<Ended | 'stopped'>;
  /** Stops the build that runs, if any, where it goes on for another second. */
  stop: () => void;
}

// A thread that has built before is three times as fast; but it never forgets a module.
const buildsPerThread = 200;
/** Milliseconds that a stale build may go on: to let it end is faster than to start a new thread. */
const grace = 1000;

/** @param file the module of worker.ts */
export function buildThread(file: URL, options: Omit<Options, 'out'>): BuildThread {
  let idle: Worker | undefined;
  let busy: Worker | undefined;
  let builds = 0;
  let soon: NodeJS.Timeout | undefined;

  function start(): Worker {
    const worker = new Worker(file, {
      workerData: options,
      execArgv: ['--enable-source-maps'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    // Whoever builds hears of it, too.
    worker.on('error', () => {});
    worker.once('exit', () => {
      if (idle === worker) idle = undefined;
    });
    return worker;
  }

  return {
    async build(work) {
      const worker = idle ?? start();
      busy = worker;
      idle = undefined;
      const over = new AbortController();
      const message = once(worker, 'message', over);
      const exit = once(worker, 'exit', over);
      worker.postMessage(work);
      try {
        const [ended] = (await Promise.race([message, exit.then(() => ['stopped'])])) as [Ended | 'stopped'];
        builds += 1;
        if (ended !== 'stopped' && builds % buildsPerThread > 0) idle = worker;
        else void worker.terminate();
        return plain(ended);
      } catch (error) {
        const { stack, message } = error as Error;
        return plain({ complaint: stack ?? message });
      } finally {
        busy = undefined;
        clearTimeout(soon);
        soon = undefined;
        over.abort();
      }
    },
    stop() {
      const stale = busy;
      if (stale) soon ??= setTimeout(() => void stale.terminate(), grace);
    },
  };
}

/** A complaint as a reader needs it: paths from the project's root, without what goes on inside Node and packages. */
function plain(ended: Ended | 'stopped'): Ended | 'stopped' {
  if (ended === 'stopped' || !('complaint' in ended)) return ended;
  const complaint = ended.complaint
    .split('\n')
    .filter((line) => !/^ +at .*(?:node:internal|node_modules)/.test(line))
    .join('\n')
    .replaceAll(`file://${project}/`, '')
    .replaceAll(`${project}/`, '')
    .trim();
  return { complaint };
}
