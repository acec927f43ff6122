import { writeSync } from 'node:fs';
import { buildGeneration, generationIn } from './generation.ts';

/** Builds one generation after the other until it is killed, and prints the number of each. */
const [site = ''] = process.argv.slice(2);
for (let generation = (generationIn(site) ?? 0) + 1; ; generation += 1) {
  buildGeneration(site, generation);
  writeSync(1, `${generation}\n`);
}
