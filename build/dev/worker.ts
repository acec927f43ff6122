import { mkdtempSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { build } from '../../build.ts';
import type { Options } from '../command/options.ts';

/** What the thread is started with. */
export interface Work {
  /** The address of the bundle of build.ts that was built last, if one was. */
  last: string | undefined;
  options: Options;
}

/** How a build ended: with a site that lives at an address, or with a complaint that names file and line. */
export type Ended = { url: string } | { complaint: string };

const { last, options }: Work = workerData;
const load = (address: string): Promise<{ build: typeof build }> => import(address);

/** Builds the last site once more, for nobody: what packages are slow at the first time, they have done by then. */
async function rehearse(address: string): Promise<void> {
  const folder = mkdtempSync(join(dirname(options.out), 'rehearsal-'));
  try {
    await (await load(address)).build({ ...options, out: join(folder, 'site') });
  } catch {
    // What is wrong with it was told before.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

// The page that is being loaded comes first.
const soon = last === undefined ? undefined : setTimeout(rehearse, 300, last);
parentPort?.once('message', async (address: string) => {
  clearTimeout(soon);
  try {
    const { build } = await load(address);
    tell({ url: (await build(options)).url });
  } catch (error) {
    const { name, message, stack } = error as Error;
    tell({ complaint: (name === 'Fault' ? message : stack) ?? String(error) });
  }
});

const tell = (ended: Ended) => parentPort?.postMessage(ended);
