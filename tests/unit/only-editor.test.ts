import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { claimFacts } from '../../build/edit/only-editor.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('company');
const note = join(folder, 'editors/company');
const own = 'http://127.0.0.1:3000/#own';

test.each(['', '{', 'http://127.0.0.1:1/#token'])(
  'an editor that was killed and left %s is in nobody’s way',
  async (left) => {
    mkdirSync(join(folder, 'editors'), { recursive: true });
    writeFileSync(note, left);
    await claimFacts(join(folder, 'business.json'), note, own);
    expect(readFileSync(note, 'utf8')).toBe(own);
  },
);
