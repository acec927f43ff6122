import { brotliCompressSync, constants } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { site } from '../setup/built.ts';

const files = filesIn(site.folder);
const drawings = files.filter((file) => /^(?:scenes|drawings)\/.*\.svg$/.test(file));
/** A file's bytes at a level of brotli. */
const wire = (file: string, level = 11) =>
  brotliCompressSync(site.read(file), { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length;

describe('on the wire', () => {
  test.each(drawings)('%s weighs under 6 KB at brotli 9', (drawing) => {
    expect(wire(drawing, 9), `bytes of ${drawing}`).toBeLessThanOrEqual(6000);
  });

  test('a script has at most 3,000 bytes at brotli 11', () => {
    for (const script of files.filter((file) => file.endsWith('.js')))
      expect(wire(script), `bytes of ${script}`).toBeLessThanOrEqual(3000);
  });
});

describe('what a page asks for', () => {
  test('files that hosts may cache forever have a hash in their name, and pages ask for them', () => {
    const html = site.pages.map((page) => page.html).join('');
    const kept = files.filter((file) => file.startsWith('assets/'));
    for (const file of kept) expect(file).toMatch(/-[0-9a-f]{8}\.(?:js|woff2|png|txt)$/);
    // The font's license is published with it, though no page asks for it.
    for (const file of kept.filter((name) => !name.endsWith('.txt'))) expect(html).toContain(`/${file}`);
  });

  test('no sentence of the site is in a script', () => {
    const scripts = files.filter((file) => file.endsWith('.js')).map(site.read);
    const texts = scripts.join('').match(/"[^"]*"|`[^`]*`/g) ?? [];
    expect(texts.length, 'texts in scripts').toBeGreaterThan(50);
    expect(texts.filter((text) => /\w+ \w+ \w+/.test(text))).toEqual([]);
  });
});
