import { expectedName } from '../nearest-name.ts';

/** The addresses that a link may have, besides #ids. */
const shapes = [
  /^\/(?!\/)/,
  /^https?:\/\/[^/?#@]*[a-z\d]\.[a-z\d][^/?#@]*(?:[/?#]|$)/i,
  /^(?:tel|sms):\+?\d[\d-]*$/,
  /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/,
];

/** Browsers drop control characters and read a backslash as a slash: `/\example.com` leads to another site. */
const misread = /[\p{Cc}\\{}]/u;

/**
 * What is wrong with a link's address: one sentence, or none.
 * @param ids of the headings it may lead to; defaults to any
 */
export function addressMistakes(to: string, ids?: readonly string[]): string[] {
  const found = to ? `This link leads to ${to}.` : 'This link leads nowhere.';
  const id = to.slice(1);
  if (to.startsWith('#'))
    return !ids || ids.includes(id) ? [] : [`${found} ${expectedName(id, ids, (name) => `#${name}`)}`];
  if (!misread.test(to) && shapes.some((shape) => shape.test(to)) && URL.canParse(to, 'https://a.example')) return [];
  return [
    `${found} Expected an address such as https://www.example.com/, /contact/, #prices, mailto:name@example.com or tel:+17325550142. {phone} is a link as it is.`,
  ];
}
