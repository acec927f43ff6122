import { describe, expect, test } from 'vitest';
import { textOf } from '../setup/built.ts';
import { mainOf } from '../setup/page-at.ts';

const pages = ['/contact/', '/services/emergency-towing-service/', '/blog/what-to-do-car-breaks-down-highway/'];
/** The emergency page has a line and a link. */
const withRelay = ['/contact/', '/blog/what-to-do-car-breaks-down-highway/'];
const textsOf = (changes?: object, paths = pages) => paths.map((path) => textOf(mainOf(path, changes)));

describe('who cannot call by voice is told on the contact page, the emergency page and in the breakdown article', () => {
  test('to text 911, without pictures, with the town and the cross street', () => {
    for (const text of textsOf()) {
      expect(text).toMatch(/text 911/i);
      for (const part of [/pictures/, /the town/, /cross street/]) expect(text).toMatch(part);
    }
  });

  test('that 711 reaches the relay service for nothing, and that the company takes such calls where it does', () => {
    for (const text of textsOf(undefined, withRelay)) {
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
