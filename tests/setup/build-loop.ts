import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { buildGeneration, generationIn } from './generation.ts';

/** Builds one generation after the other, that many or until it is killed, and prints the number of each. */
const [site = '', builds = 'Infinity'] = process.argv.slice(2);
const first = (generationIn(site) ?? 0) + 1;

for (let generation = first; generation < first + Number(builds); ) {
  try {
    buildGeneration(site, generation);
    writeSync(1, `${generation}\n`);
    generation += 1;
  } catch (error) {
    // One of two that make the staging folder at once, or make and remove it, is told that it is there, or gone.
    if (performance.now() > 20_000 || !/Another build|EEXIST|ENOENT/.test(String(error))) throw error;
    await wait(Math.random() * 20);
  }
}
