import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../../build/files-in.ts';
import { openOutput, type Published } from '../../build/output/output.ts';

/** Builds a site of some files, two thirds of which tell which generation they are of. */
export function buildGeneration(site: string, project: string, generation: number, size = 60): Published {
  const output = openOutput(site, project);
  for (const [path, body] of filesOf(generation, size)) output.write(path, body);
  return output.publish();
}

/** The generation of the site in a folder; undefined where there is none, or not all of one, or more than one. */
export function generationIn(site: string, size = 60): number | undefined {
  const first = join(site, 'index.html');
  if (!existsSync(first)) return;
  const generation = Number(/\d+/.exec(readFileSync(first, 'utf8'))?.[0]);
  const files = filesOf(generation, size);
  const whole =
    filesIn(site).length === files.length &&
    files.every(([path, body]) => existsSync(join(site, path)) && readFileSync(join(site, path), 'utf8') === body);
  return whole ? generation : undefined;
}

/** What lies beside the site in its folder, the list of its files apart. */
export function besides(site: string): string[] {
  const own = [basename(site), `.${basename(site)}.files`];
  return readdirSync(dirname(site)).filter((name) => !own.includes(name));
}

function filesOf(generation: number, size: number): [path: string, body: string][] {
  return Array.from({ length: size }, (_, index) => {
    const body = index % 3 === 2 ? `Page ${index}, the same for ever. ` : `Generation ${generation}, page ${index}. `;
    return [index === 0 ? '/index.html' : `/part-${index % 7}/page-${index}/index.html`, body.repeat(40 + index)];
  });
}
