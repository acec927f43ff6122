import { describe, expect, inject, test } from 'vitest';
import { chosenPages } from '../setup/build-pages.ts';

describe('the pages that npm run look and npm run lighthouse take', () => {
  test('are all, home first, where none is named', () => {
    expect(chosenPages(inject('site'), []).slice(0, 3)).toEqual(['/', '/404.html', '/about/']);
    expect(chosenPages(inject('site'), ['/contact/', '/'])).toEqual(['/contact/', '/']);
  });

  test('are told where one is named that is not there', () => {
    expect(() => chosenPages(inject('site'), ['/', 'about'])).toThrow(/^There is no page about\.\nThe pages are \/, /);
  });
});
