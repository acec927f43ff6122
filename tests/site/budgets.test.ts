import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { filesIn } from '../../build/files-in.ts';
import { bytesWithin, onTheWire } from '../setup/brotli-server.ts';

const site = inject('site');
const files = filesIn(site);
const textOf = (file: string) => readFileSync(join(site, file), 'utf8');
const pages = files.filter((file) => file.endsWith('.html'));
const drawings = files.filter((file) => /^(?:scenes|drawings)\/.*\.svg$/.test(file));
const wire = (file: string) => onTheWire(site, file).body.length;

describe('on the wire, at brotli 11', () => {
  test.each(drawings)('%s weighs under 6 KB', (drawing) => {
    expect(bytesWithin(6000, site, drawing), `bytes of ${drawing}`).toBeLessThanOrEqual(6000);
  });

  test('the font is cut to about 11 KB', () => {
    const fonts = files.filter((file) => file.endsWith('.woff2'));
    expect(fonts).toHaveLength(1);
    expect(wire(fonts[0] ?? ''), `bytes of ${fonts[0]}`).toBeLessThan(12_000);
  });

  test('a script has at most 3,000 bytes', () => {
    for (const script of files.filter((file) => file.endsWith('.js')))
      expect(wire(script), `bytes of ${script}`).toBeLessThanOrEqual(3000);
  });
});

describe('what a page asks for', () => {
  test('files that hosts may keep forever carry their content in their name', () => {
    const html = pages.map(textOf).join('');
    const kept = files.filter((file) => file.startsWith('assets/'));
    for (const file of kept) expect(file).toMatch(/-[0-9a-f]{8}\.(?:js|woff2|png|txt)$/);
    // The license of the font goes with it, though no page asks for it.
    for (const file of kept.filter((name) => !name.endsWith('.txt'))) expect(html).toContain(`/${file}`);
  });

  test('no sentence of the site is in a script', () => {
    const scripts = files.filter((file) => file.endsWith('.js')).map(textOf);
    const texts = scripts.join('').match(/"[^"]*"|`[^`]*`/g) ?? [];
    expect(texts.length, 'texts in scripts').toBeGreaterThan(50);
    expect(texts.filter((text) => /\w+ \w+ \w+/.test(text))).toEqual([]);
  });
});
