import { writeSync } from 'node:fs';
import { buildGeneration, generationIn } from './generation.ts';

/** Publishes one generation after another until it is killed, and prints each number. */
const [site = ''] = process.argv.slice(2);
for (let generation = (generationIn(site) ?? 0) + 1; ; generation += 1) {
  buildGeneration(site, generation);
  writeSync(1, `${generation}\n`);
}
