import { afterEach, expect, test, vi } from 'vitest';
import { reportFailure } from '../../build/command/report.ts';
import { Fault } from '../../build/fault.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** The lines printed of a failed build. */
function printed(error: Error): string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(error);
  return print.mock.calls.flat().join('\n').split('\n');
}

test('fifty faults are listed, then how many more there are', () => {
  const faults = Array.from({ length: 1234 }, (_, index) => `Fault ${index}.`);
  expect(printed(new Fault(faults.slice(0, 50)))).toHaveLength(50);
  const lines = printed(new Fault(faults));
  expect(lines.at(-2)).toBe('✗ Fault 49.');
  expect(lines.at(-1)).toBe('✗ And 1,184 more. Mend these first.');
  expect(process.exitCode).toBe(1);
});

test('a fault of our own says so in one line, with the page and the place', () => {
  const cause = new Error('x');
  cause.stack = `Error: x\n    at React (${process.cwd()}/node_modules/a.js:1:2)\n    at Page (${process.cwd()}/site/b.tsx:3:4)`;
  expect(printed(new TypeError('Ours\nalone (while rendering /about/)', { cause }))).toEqual([
    '✗ The site’s own code is at fault, not your facts or words: TypeError: Ours alone (while rendering /about/), at Page (site/b.tsx:3:4)',
  ]);
});

test.each([
  [
    "Cannot find package 'vite' imported from /a/b.ts",
    '✗ The package vite is not installed. Run "npm ci" without options.',
  ],
  ["Cannot find module 'sharp'\nRequire stack:", '✗ The package sharp is not installed. Run "npm ci" without options.'],
])('a package that is missing is told in one line: %j', (message, line) => {
  expect(printed(new Error(message))).toEqual([line]);
});

test.each([
  [
    'ENOSPC: no space left on device, write',
    'ENOSPC: no space left on device, write. Make room there, or set TMPDIR to another folder.',
  ],
  [
    "EMFILE: too many open files, open '/a'",
    'EMFILE: too many open files, open \'/a\'. Allow more open files, as with "ulimit -n 1024".',
  ],
])('what the system refuses is told in one line: %j', (message, line) => {
  expect(printed(Object.assign(new Error(message), { syscall: 'open' }))).toEqual([`✗ The system refused: ${line}`]);
});
