import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepPhoto, keptPhoto } from '../../build/edit/kept-photos.ts';
import { ownerFiles } from '../../build/edit/owner-files.ts';
import { otherSessions, sessionFolder } from '../../build/edit/session-folder.ts';
import { filesIn } from '../../build/files-in.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

/** Bytes outside the heap that are still in use. */
function bytesInUse() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}
/** A number that no process has: the largest on Linux is 2²². */
const noProcess = 2 ** 22 + 1;

test('an editor keeps every photo that Undo may bring back, and none in memory', () => {
  const mega = 1024 * 1024;
  const before = bytesInUse();
  const checksums = Array.from({ length: 12 }, (_, index) => keepPhoto(Buffer.alloc(2 * mega, index)));
  expect(bytesInUse() - before).toBeLessThan(2 * mega);
  for (const [index, checksum] of checksums.entries()) {
    const photo = keptPhoto(checksum);
    expect([photo?.length, photo?.[0], photo?.at(-1)]).toEqual([2 * mega, index, index]);
  }
  for (const other of ['', '..', 'f'.repeat(64), '/etc/passwd']) expect(keptPhoto(other)).toBeUndefined();
});

test('a photo that a full disk cut off is whole once it is sent again', () => {
  const checksum = keepPhoto(Buffer.from('a whole photo'));
  writeFileSync(join(sessionFolder(), 'photos', checksum), 'a who');
  keepPhoto(Buffer.from('a whole photo'));
  expect(`${keptPhoto(checksum)}`).toBe('a whole photo');
});

test('an editor sweeps the temporary folders of killed ones, but for its own and those of others that run', () => {
  const checksum = keepPhoto(Buffer.from('a photo'));
  const folderOf = (pid: number) => mkdtempSync(join(tmpdir(), `site-edit-${pid}-`));
  const [killed, running] = [folderOf(noProcess), folderOf(process.ppid)];
  mkdirSync(join(killed, 'draft'));
  writeFileSync(join(killed, 'draft/business.json'), '{}');
  expect(otherSessions()).toContain(realpathSync(running));
  expect([existsSync(killed), existsSync(running)]).toEqual([false, true]);
  expect(`${keptPhoto(checksum)}`).toBe('a photo');
  rmSync(running, { recursive: true });
});

test('an editor sweeps what killed ones left beside the owner’s files, and nothing else', () => {
  const folder = temporaryFolder('owner');
  const id = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const left = [
    `.business.json.${id}.tmp`,
    `photos/.home.jpg.${id}.${noProcess}.tmp`,
    `content/en/pages/.about.md.${id}.${process.pid}.tmp`,
  ];
  const others = [
    'business.json',
    `photos/.home.jpg.${id}.${process.ppid}.tmp`,
    `.elsewhere.json.${id}.tmp`,
    '.business.json.tmp',
    `dist/.business.json.${id}.tmp`,
  ];
  for (const name of [...left, ...others]) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), 'x');
  }
  ownerFiles(join(folder, 'business.json'), folder).sweep();
  expect(filesIn(folder).sort()).toEqual([...others].sort());
  const [name = ''] = left.slice(1);
  writeFileSync(join(folder, name), 'x');
  const linked = temporaryFolder('linked');
  symlinkSync(join(folder, 'photos'), join(linked, 'photos'));
  ownerFiles(join(linked, 'business.json'), folder).sweep();
  expect(existsSync(join(folder, name))).toBe(true);
});
