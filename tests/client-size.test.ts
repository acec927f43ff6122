import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const scripts = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('js'),
);

test('the site has one script, and its name changes with its content', () => {
  expect(scripts).toEqual([expect.stringMatching(/^assets\/client-[0-9a-f]{8}\.js$/)]);
});

test('the script has at most 2,000 bytes, minified and compressed', () => {
  const script = readFileSync(join(inject('site'), scripts[0] as string));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  expect(brotliCompressSync(script, { params }).length).toBeLessThanOrEqual(2000);
});

test('no sentence of the site stands in the script', () => {
  const script = readFileSync(join(inject('site'), scripts[0] as string), 'utf8');
  const texts = script.match(/"[^"]*"|`[^`]*`/g) ?? [];
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /\w+ \w+ \w+/.test(text))).toEqual([]);
});
