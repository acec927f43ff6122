import { writeSync } from 'node:fs';
import { onFaultyDisk } from './faulty-disk.ts';
import { buildGeneration, generationIn } from './generation.ts';

/** Builds one generation after the other until it is killed; a line for each tells the number and the gap. */
const [site = '', project = '', builds = 'Infinity', end = ''] = process.argv.slice(2);
const first = (generationIn(site) ?? 0) + 1;

onFaultyDisk(end === 'between the renames' ? dieBetweenRenames : () => {}, () => {
  for (let generation = first; generation < first + Number(builds); ) {
    try {
      writeSync(1, `${generation} ${buildGeneration(site, project, generation).gap}\n`);
      generation += 1;
    } catch (error) {
      if (performance.now() > 20_000 || !String(error).includes('Another build')) throw error;
      // Waits a millisecond for its turn.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
});

function dieBetweenRenames(operation: string, path: string): void {
  if (operation === 'renameSync' && path.includes('next-')) process.kill(process.pid, 'SIGKILL');
}
