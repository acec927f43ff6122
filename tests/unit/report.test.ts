import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { reportFailure } from '../../build/command/report.ts';
import { Fault } from '../../build/fault.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

/** The lines printed of a failed build. */
function printed(error: Error): string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(error);
  return print.mock.calls.flat().join('\n').split('\n');
}

test('each fault is told in a line of its own', () => {
  expect(printed(new Fault(['One.', 'Two.']))).toEqual(['✗ One.', '✗ Two.']);
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

test('the summary of a run on GitHub has a row for each fault, with a link to file and line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  const summary = join(folder, 'summary.md');
  for (const [name, value] of Object.entries({
    GITHUB_STEP_SUMMARY: summary,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_REPOSITORY: 'us/tow',
    GITHUB_SHA: '1a2b3c',
  }))
    vi.stubEnv(name, value);
  const facts = readFileSync('site/business/sample.json', 'utf8');
  const lineOf = (text: string) => facts.slice(0, facts.indexOf(text)).split('\n').length;
  printed(
    new Fault([
      'site/content/en/home.ts:3: expected ","',
      'site/business/sample.json: line 2, column 4: broken JSON',
      'site/business/sample.json: address.postalCode: found "1|<b>", expected a ZIP',
      'site/business/sample.json: address.country is unknown',
      'site/business/sample.json: nothing of the kind',
      'No file: at all',
    ]),
  );
  const text = readFileSync(summary, 'utf8');
  rmSync(folder, { recursive: true });
  const link = (place: string, line: number) =>
    `[${place}:${line}](https://github.com/us/tow/blob/1a2b3c/${place}#L${line})`;
  expect(text.split('\n')).toEqual([
    '## Not built, and nothing was published',
    '',
    '| where | what |',
    '|---|---|',
    `| ${link('site/content/en/home.ts', 3)} | expected "," |`,
    `| ${link('site/business/sample.json', 2)} | column 4: broken JSON |`,
    `| ${link('site/business/sample.json', lineOf('"postalCode"'))} | address.postalCode: found "1\\|\\<b\\>", expected a ZIP |`,
    `| ${link('site/business/sample.json', lineOf('"address"'))} | address.country is unknown |`,
    `| ${link('site/business/sample.json', 1)} | nothing of the kind |`,
    '|  | No file: at all |',
    '',
  ]);
});
