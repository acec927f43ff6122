import { expect, test } from 'vitest';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

test('a site under a path differs only in its addresses', async () => {
  const [root, base] = ['https://www.example.com/', 'https://www.example.com/tow/'];
  const texts = async (url: string) => {
    const { pages, files, errors } = await renderSite(
      businessWith({ url, photos: { 'flatbed-towing': 'Our flatbed in the yard' } }),
    );
    return [...errors, ...[...pages, ...files].map(([path, text]) => `${path}: ${text}`)];
  };
  // The rules for prefetching have addresses, so their hash differs.
  const plain = (text: string) => text.replace(/sha256-[^']*/g, '');
  const moved = (await texts(base)).map((text) => plain(text).replaceAll(base, root).replaceAll('/tow/', '/'));
  expect(moved).toEqual((await texts(root)).map(plain));
});
