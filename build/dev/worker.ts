import { parentPort, workerData } from 'node:worker_threads';
import type { build } from '../../build.ts';
import type { Options } from '../command/options.ts';

/** What the thread is asked for. */
export interface Work {
  /** The address of the module of build.ts, another one after each change: what was loaded is not read again. */
  module: string;
  /** Where the site goes. */
  out: string;
}

/** How a build ended: with a site that lives at an address, or with a complaint that names file and line. */
export type Ended = { url: string } | { complaint: string };

const options: Omit<Options, 'out'> = workerData;

parentPort?.on('message', async ({ module, out }: Work) => {
  try {
    const loaded: { build: typeof build } = await import(module);
    tell({ url: (await loaded.build({ ...options, out })).url });
  } catch (error) {
    const { name, message, stack } = error as Error;
    tell({ complaint: (name === 'Fault' ? message : stack) ?? String(error) });
  }
});

const tell = (ended: Ended) => parentPort?.postMessage(ended);
