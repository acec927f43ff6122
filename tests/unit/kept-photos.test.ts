import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keepPhoto, keptPhoto, sessionFolder } from '../../build/edit/kept-photos.ts';

test('nothing but the checksum of a photo that was kept finds one', () => {
  const checksum = keepPhoto(Buffer.from('a photo'));
  expect(`${keptPhoto(checksum)}`).toBe('a photo');
  for (const other of ['', '..', 'f'.repeat(64), '/etc/passwd']) expect(keptPhoto(other)).toBeUndefined();
});

test('a photo that a full disk cut off is whole once it is sent again', () => {
  const checksum = keepPhoto(Buffer.from('a whole photo'));
  writeFileSync(join(sessionFolder, 'photos', checksum), 'a who');
  keepPhoto(Buffer.from('a whole photo'));
  expect(`${keptPhoto(checksum)}`).toBe('a whole photo');
});
