import { expect, test } from 'vitest';
import { keepPhoto, keptPhoto } from '../../build/edit/kept-photos.ts';

test('nothing but the checksum of a photo that was kept finds one', () => {
  const checksum = keepPhoto(Buffer.from('a photo'));
  expect(`${keptPhoto(checksum)}`).toBe('a photo');
  for (const other of ['', '..', 'f'.repeat(64), '/etc/passwd']) expect(keptPhoto(other)).toBeUndefined();
});
