import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { business, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';

describe('every page is rendered to the HTML that was last looked at', () => {
  test.each(pagesOf(business).map((page) => [nameOf(page), page] as const))('%s', async (name, page) => {
    const html = htmlOf(page);
    expect(html).toMatch(/^<!doctype html><html lang="en-US"><head>/);
    // A scene's own colours are style text too.
    const plain = html.replace(/<style>[^<]*<\/style>/g, '<style></style>');
    await expect(await format(plain, { parser: 'html', printWidth: 120 })).toMatchFileSnapshot(`../pages/${name}.html`);
  });
});
