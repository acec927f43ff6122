import { unzip } from 'fflate';
import { expect, test } from 'vitest';
import { zipOf } from '../../build/edit/zip.ts';

test('the zip of a release has its files, whatever they are called', async () => {
  const names = ['index.html', 'a/b.txt', '__proto__', 'constructor', 'a/__proto__'];
  const body = Buffer.from('words '.repeat(1000));
  const found: string[] = [];
  const zip = zipOf(new Map(names.map((name) => [`/${name}`, body])));
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) =>
    found.push(`${name} ${originalSize}`) < 0;
  await new Promise((resolve) => unzip(zip, { filter }, resolve));
  expect(found).toEqual(names.map((name) => `${name} ${body.length}`));
  expect(zip.length).toBeLessThan(names.length * 200);
});
