import { stripVTControlCharacters } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { reportFailure, warningLines } from '../../build/command/report.ts';
import { dataOf, type Problem } from '../../build/problem.ts';
import { linesOf } from '../setup/problems.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** The lines printed for a failed build. */
function printed(error: Error): string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(error);
  return print.mock.calls.flat().join('\n').split('\n');
}

test('throws the errors once each, without warnings', async () => {
  const problem = (severity: Problem['severity'], message: string): Problem => ({ severity, message });
  const problems = [problem('warning', 'Soon.'), problem('error', 'Wrong.'), problem('error', 'Wrong.')];
  expect(await linesOf(() => dataOf({ problems }))).toEqual(['Wrong.']);
  expect(dataOf({ data: 1, problems })).toBe(1);
});

test('reports a bug in the site’s code with the page and its stack frames', () => {
  const cause = new Error('x');
  const frames = ['node_modules/a.js:1:2', 'site/phone.ts:2:57', 'site/hero.tsx:3:4'];
  cause.stack = `Error: x\n${frames.map((frame) => `    at f (${process.cwd()}/${frame})`).join('\n')}`;
  expect(printed(new TypeError('Ours\nalone (while rendering /about/)', { cause }))).toEqual([
    '✗ This is a bug in the site’s code, not in your facts or words: TypeError: Ours alone (while rendering /about/)',
    '    at f (site/phone.ts:2:57)',
    '    at f (site/hero.tsx:3:4)',
  ]);
});

test('prints what a release asks of many fields on one line', () => {
  const problem = (blocks: 'sample' | 'unconfirmed', field: string): Problem => {
    return { severity: 'warning', blocks, file: 'a.json', path: [field], message: 'Sample.' };
  };
  const problems = [problem('sample', 'name'), problem('unconfirmed', 'towns'), problem('sample', 'url')];
  expect(warningLines(problems).map(stripVTControlCharacters)).toEqual([
    '! a.json: Still sample data: name, url. A release needs your own.',
    '! a.json: Nobody has changed or confirmed towns. Before a release, change each of them or name it under "confirmed".',
  ]);
});
