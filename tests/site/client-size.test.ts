import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, inject, test } from 'vitest';

const scripts = readdirSync(inject('site'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('js'),
);

test('the site has one script, and the contact page one more; their names change with their content', () => {
  expect(scripts.toSorted()).toEqual([
    expect.stringMatching(/^assets\/client-[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^assets\/contact-client-[0-9a-f]{8}\.js$/),
  ]);
});

test('each has at most 2,000 bytes, minified and compressed', () => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  for (const script of scripts)
    expect(brotliCompressSync(readFileSync(join(inject('site'), script)), { params }).length).toBeLessThanOrEqual(2000);
});

test('no sentence of the site stands in the script', () => {
  const script = scripts.map((file) => readFileSync(join(inject('site'), file), 'utf8')).join('');
  const texts = script.match(/"[^"]*"|`[^`]*`/g) ?? [];
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter((text) => /\w+ \w+ \w+/.test(text))).toEqual([]);
});
