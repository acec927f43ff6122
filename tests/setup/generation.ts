import { existsSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';
import { publish } from '../../build/publish.ts';

/** Publishes a site whose files contain its generation. */
export function buildGeneration(site: string, generation: number, size = 60): void {
  const files = filesOf(generation, size).map(([path, body]) => [path, Buffer.from(body)] as const);
  publish(site, { name: 'A', files: new Map(files) }, { isOwn: true });
}

/** The generation of the site in a folder; undefined if it is missing, incomplete or mixed. */
export function generationIn(site: string, size = 60): number | undefined {
  const first = join(site, 'index.html');
  if (!existsSync(first)) return;
  const generation = Number(/\d+/.exec(readFileSync(first, 'utf8'))?.[0]);
  const files = filesOf(generation, size);
  const isWhole =
    // Plus the marker.
    filesIn(site).length === files.length + 1 &&
    files.every(([path, body]) => existsSync(join(site, path)) && readFileSync(join(site, path), 'utf8') === body);
  return isWhole ? generation : undefined;
}

function filesOf(generation: number, size: number): [path: string, body: string][] {
  return Array.from({ length: size }, (_, index) => [
    index === 0 ? '/index.html' : `/part-${index % 7}/page-${index}/index.html`,
    `Generation ${generation}, page ${index}. `.repeat(40 + index),
  ]);
}

// `tsx tests/setup/generation.ts FOLDER` publishes one generation after another until it is killed, and prints each number.
const [, command, folder = ''] = process.argv;
if (command === import.meta.filename) {
  for (let generation = (generationIn(folder) ?? 0) + 1; ; generation += 1) {
    buildGeneration(folder, generation);
    writeSync(1, `${generation}\n`);
  }
}
