import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { businessWith, htmlOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';

const pages = ['/contact/', '/services/emergency-towing-service/', '/blog/what-to-do-car-breaks-down-highway/'];
/** The emergency page has a line and a link. */
const withRelay = ['/contact/', '/blog/what-to-do-car-breaks-down-highway/'];
const textsOf = (changes: object = {}, paths = pages) => {
  const facts = businessWith(changes);
  return paths.map((path) => {
    const page = pagesOf(facts).find((candidate) => candidate.path === path);
    if (!page) throw new Error(`There is no page ${path}.`);
    return textOf(documentOf(htmlOf(page, facts)).querySelector('main'));
  });
};

describe('who cannot call by voice is told on the contact page, the emergency page and in the breakdown article', () => {
  test('to text 911, without pictures, with the town and the cross street', () => {
    for (const text of textsOf()) {
      expect(text).toMatch(/text 911/i);
      for (const part of [/pictures/, /the town/, /cross street/]) expect(text).toMatch(part);
    }
  });

  test('that 711 reaches the relay service for nothing, and that the company takes such calls where it does', () => {
    for (const text of textsOf({}, withRelay)) {
      expect(text).toMatch(/\b711\b.*New Jersey Relay/);
      expect(text).toMatch(/free|no charge/);
      expect(text).toMatch(/takes? relay calls/);
    }
    for (const text of textsOf({ relayCalls: false }, withRelay)) {
      expect(text).toContain('711');
      expect(text).not.toMatch(/relay calls/);
    }
  });

  test('the number for texts where the company has one', () => {
    for (const text of textsOf()) expect(text).toMatch(/text us at \(732\) 555-0143/i);
    for (const text of textsOf({ textPhone: undefined })) expect(text).not.toMatch(/text us/i);
  });
});
