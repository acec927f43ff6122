import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claimFacts } from '../../build/edit/only-editor.ts';
import { linesOf } from '../setup/problems.ts';
import { freePorts, listen } from '../setup/serve.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('company');
const facts = join(folder, 'business.json');
writeFileSync(facts, '{}');
const own = 'http://127.0.0.1:3000/#own';
const refusal = (address: string) => [
  `${facts}: These facts are open in another editor. Open ${address}, or stop that editor first.`,
];

let session: string;
let served: Awaited<ReturnType<typeof listen>>;
beforeEach(async () => {
  // A process that runs.
  session = mkdtempSync(join(tmpdir(), `site-edit-${process.ppid}-`));
  served = await listen((_, response) => response.end());
});
afterEach(() => {
  served.close();
  rmSync(session, { recursive: true });
});

/** What another editor notes of itself, some seconds ago. */
function note(content: unknown, seconds = 1): void {
  const file = join(session, 'editor.json');
  writeFileSync(file, JSON.stringify(content));
  const at = Date.now() / 1000 - seconds;
  utimesSync(file, at, at);
}

test.each([1, 3600])(
  'a second editor of a company is told where the first one is, since %d seconds',
  async (seconds) => {
    const address = `${served.origin}/#token`;
    note({ facts, address }, seconds);
    expect(await linesOf(() => claimFacts(facts, own))).toEqual(refusal(address));
  },
);

test('one that starts is told so before the first one listens', async () => {
  note({ facts, address: 'http://127.0.0.1:1/#token' });
  expect(await linesOf(() => claimFacts(facts, own))).toEqual(refusal('http://127.0.0.1:1/#token'));
});

test('of two that start at once, the first one stays', async () => {
  note({ facts, address: served.origin }, -60);
  expect(await linesOf(() => claimFacts(facts, own))).toEqual([]);
});

test('an editor of another company, a note that can’t be read, and one of an editor that was killed are in nobody’s way', async () => {
  note({ facts: `${facts}.other`, address: served.origin });
  expect(await linesOf(() => claimFacts(facts, own))).toEqual([]);
  note('{');
  expect(await linesOf(() => claimFacts(facts, own))).toEqual([]);
  const [port = 0] = await freePorts(1);
  note({ facts, address: `http://127.0.0.1:${port}/#token` }, 3600);
  expect(await linesOf(() => claimFacts(facts, own))).toEqual([]);
});
