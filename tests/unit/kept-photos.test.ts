import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepPhoto, keptPhoto } from '../../build/edit/kept-photos.ts';
import { sessionFolder } from '../../build/edit/session-folder.ts';

/** Bytes outside the heap that are still in use. */
function bytesInUse() {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}
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
