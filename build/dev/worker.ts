import { parentPort, workerData } from 'node:worker_threads';
import type { build } from '../../build.ts';
import type { Options } from '../command/options.ts';

/** What the thread is started with. */
export interface Work {
  /** The address of a bundle of build.ts that can be loaded before it is known what to build. */
  ahead: string;
  options: Options;
}

/** How a build ended: with a site that lives at an address, or with a complaint that names file and line. */
export type Ended = { url: string } | { complaint: string };

const { ahead, options }: Work = workerData;
const load = (address: string): Promise<{ build: typeof build }> => import(address);

// The packages that it takes along are what costs time; what is wrong with it was told before.
await load(ahead).catch(() => {});
parentPort?.once('message', async (address: string) => {
  try {
    const { build } = await load(address);
    tell({ url: (await build(options)).url });
  } catch (error) {
    const { name, message, stack } = error as Error;
    tell({ complaint: (name === 'Fault' ? message : stack) ?? String(error) });
  }
});

const tell = (ended: Ended) => parentPort?.postMessage(ended);
