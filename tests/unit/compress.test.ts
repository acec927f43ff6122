import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from '../../build/site.ts';

const body = Buffer.from('<p>Call, and say where you are. Größe ☎</p>\n'.repeat(50));

test.each(['html', 'css', 'js', 'svg', 'xml', 'txt', 'json', 'webmanifest', 'vcf', 'ico'])(
  'a .%s file gets a .br and a .gz with the same content',
  (type) => {
    const [br, gz, ...others] = compressed(`/a/b.${type}`, body);
    expect([br?.[0], gz?.[0], others]).toEqual([`/a/b.${type}.br`, `/a/b.${type}.gz`, []]);
    expect(brotliDecompressSync(br?.[1] ?? '')).toEqual(body);
    expect(gunzipSync(gz?.[1] ?? '')).toEqual(body);
  },
);

test.each(['png', 'woff2', 'webp', 'avif', 'html.br'])('a .%s file is compressed already', (type) => {
  expect(compressed(`/a.${type}`, body)).toEqual([]);
});
