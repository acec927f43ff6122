import { expectedName } from '../nearest-name.ts';

const shapes = [
  /^\/(?!\/)/,
  /^https?:\/\/[^/]*[a-z\d]\.[a-z\d]/i,
  /^(?:tel|sms):\+?\d[\d-]*$/,
  /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
];

/** What a writer leaves out in front of an address. */
const missing: readonly (readonly [RegExp, start: string])[] = [
  [/^\/\//, 'https:'],
  [/^[^/:]+@[^/]+$/, 'mailto:'],
  [/^\+?[\d() -]+$/, 'tel:'],
  [/^[\w-]+(?:\.[\w-]+)*\.(?!md\b)[a-z]{2,}(?:[/?#]|$)/i, 'https://'],
];

/**
 * What is wrong with the address of a link, in a sentence or none.
 * @param ids of the headings that it may lead to; left out, any
 */
export function addressFault(to: string, ids?: readonly string[]): string[] {
  const id = to.slice(1);
  if (to.startsWith('#'))
    return !ids || ids.includes(id) ? [] : [`found a link to ${to}, ${expectedName(id, ids, (name) => `#${name}`)}`];
  if (!/[{}]/.test(to) && shapes.some((shape) => shape.test(to)) && URL.canParse(to, 'https://a.example')) return [];
  const [, start] = missing.find(([pattern]) => pattern.test(to)) ?? [];
  const expected = start
    ? `did you mean ${start}${to}?`
    : 'expected https://www.example.com/, /contact/, #prices, mailto:name@example.com or tel:+17325550142, in figures alone; {phone} by itself is a link.';
  return [`found a link to ${to || 'nowhere'}, ${expected}`];
}
