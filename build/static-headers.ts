import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from './problem.ts';
import { displayPath } from './project.ts';

/**
 * A warning if a company's `_headers` replaces the project's and drops some of its headers, most of which are for security.
 * @param own the company's folder `static`
 * @param shared that of the project
 */
export function droppedHeaders(own: string, shared: string): Problem[] {
  const [file, replaced] = [join(own, '_headers'), join(shared, '_headers')];
  if (own === shared || !existsSync(file) || !existsSync(replaced)) return [];
  const named = headersIn(file);
  const dropped = headersIn(replaced).filter((name) => !named.includes(name));
  if (dropped.length === 0) return [];
  const message = `This file replaces ${displayPath(replaced)} and leaves out ${dropped.join(', ')}.`;
  return [{ severity: 'warning', file: displayPath(file), message, help: 'Copy the lines that you want to keep.' }];
}

/** The names of the headers that a file sets. */
const headersIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^\s+([\w-]+):/gm)].map(([, name = '']) => name);
