import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimFacts } from '../../build/edit/only-editor.ts';
import { linesOf } from '../setup/problems.ts';
import { listen } from '../setup/serve.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('company');
const [facts, note] = [join(folder, 'business.json'), join(folder, 'editors/company')];
const own = 'http://127.0.0.1:3000/#own';

test('an editor notes its address; a second one of the company is told it, and one that was killed is in nobody’s way', async () => {
  const claim = () => linesOf(() => claimFacts(facts, note, own));
  const served = await listen((request, response) => {
    response.writeHead(request.headers['x-token'] === 'token' ? 200 : 403).end();
  });
  onTestFinished(() => void served.close());
  const [address, restarted] = ['token', 'other'].map((token) => `${served.origin}/#${token}`);
  mkdirSync(join(folder, 'editors'));
  writeFileSync(note, `${address}`);
  expect(await claim()).toEqual([
    `${facts}: These facts are open in another editor. Open ${address}, or stop that editor first.`,
  ]);
  for (const left of ['', '{', `${restarted}`, 'http://127.0.0.1:1/#token']) {
    writeFileSync(note, left);
    expect(await claim()).toEqual([]);
    expect(readFileSync(note, 'utf8')).toBe(own);
  }
});
