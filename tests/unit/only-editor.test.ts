import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimFacts } from '../../build/edit/only-editor.ts';
import { linesOf } from '../setup/problems.ts';
import { listen } from '../setup/serve.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('company');
const facts = join(folder, 'business.json');
const note = join(folder, 'editors/company.json');
const own = 'http://127.0.0.1:3000/#own';
const claim = () => linesOf(() => claimFacts(facts, note, own));

/** What another editor noted of itself some seconds ago. */
function other(content: unknown, seconds = 1): void {
  writeFileSync(note, typeof content === 'string' ? content : JSON.stringify(content));
  const at = Date.now() / 1000 - seconds;
  utimesSync(note, at, at);
}

test('an editor notes its address, for itself and the owner alone', async () => {
  expect(await claim()).toEqual([]);
  expect(readFileSync(note, 'utf8')).toContain(own);
});

test.each([1, 3600])(
  'a second editor of a company is told where the first one is, since %d seconds',
  async (seconds) => {
    const served = await listen((_, response) => response.end());
    onTestFinished(() => void served.close());
    const address = `${served.origin}/#token`;
    // A process that runs.
    other({ address, pid: process.ppid }, seconds);
    expect(await claim()).toEqual([
      `${facts}: These facts are open in another editor. Open ${address}, or stop that editor first.`,
    ]);
  },
);

test('a note that can’t be read, and one of an editor that was killed, are in nobody’s way', async () => {
  const served = await listen((_, response) => response.end());
  served.close();
  const address = `${served.origin}/#token`;
  const noProcess = 2 ** 22 + 1;
  for (const [content, seconds] of [
    ['{'],
    [{ address, pid: noProcess }],
    [{ address, pid: process.ppid }, 3600],
  ] as const) {
    other(content, seconds);
    expect(await claim()).toEqual([]);
    expect(existsSync(note)).toBe(true);
  }
});
