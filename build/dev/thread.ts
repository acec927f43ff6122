import { Worker } from 'node:worker_threads';
import { project } from '../project.ts';
import type { Ended, Work } from './worker.ts';

/** A thread that waits to be told which bundle to run, and how that ends. */
export interface Thread {
  worker: Worker;
  ended: Promise<Ended | 'stopped'>;
}

/**
 * Starts a thread that builds once, when it is told the address of a bundle.
 * @param file the bundle of worker.ts
 */
export function startThread(file: string, workerData: Work): Thread {
  const worker = new Worker(file, {
    workerData,
    execArgv: ['--enable-source-maps'],
    // In a bundle, packages are loaded before build/command/production.ts is.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<Ended | 'stopped'>((resolve) => {
    worker.once('message', resolve);
    worker.once('error', ({ stack, message }) => resolve({ complaint: stack ?? message }));
    worker.once('exit', () => resolve('stopped'));
  });
  ended.then(() => worker.terminate());
  return { worker, ended: ended.then(plain) };
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
