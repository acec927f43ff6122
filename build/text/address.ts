import { expectedName } from '../nearest-name.ts';

/**
 * What is wrong with the address of a link, in a sentence or none.
 * @param ids of the headings that it may lead to; left out, any
 */
export function addressFault(to: string, ids?: readonly string[]): string[] {
  const expected = expectedOf(to, ids);
  return expected === undefined ? [] : [`found a link to ${to || 'nowhere'}, ${expected}`];
}

function expectedOf(to: string, ids?: readonly string[]): string | undefined {
  const [, scheme] = /^([a-z][a-z\d+-]*):/i.exec(to) ?? [];
  if (/[{}]/.test(to)) return 'expected an address without braces; {phone} by itself is a link.';
  if (to.startsWith('#')) return !ids || ids.includes(to.slice(1)) ? undefined : expectedName(to.slice(1), ids, anchor);
  if (to.startsWith('//')) return `expected https: in front, https:${to}.`;
  if (to.startsWith('/')) return undefined;
  switch (scheme) {
    case 'http':
    case 'https':
      return /^https?:\/\/[^/]*[a-z\d]\.[a-z\d]/i.test(to) && URL.canParse(to)
        ? undefined
        : 'expected a whole address, such as https://www.example.com/.';
    case 'tel':
    case 'sms':
      return /^\w+:\+?\d[\d-]*$/.test(to)
        ? undefined
        : `expected figures alone, such as ${scheme}:+17325550142; iPhones dial no # and no *.`;
    case 'mailto':
      return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(to) ? undefined : 'expected mailto:name@example.com.';
    case undefined:
      return withoutScheme(to);
    default:
      return 'expected an address that begins with https://, http://, tel:, sms:, mailto:, / or #.';
  }
}

function withoutScheme(to: string): string {
  if (/^[^/]+@[^/]+$/.test(to)) return `put mailto: in front, mailto:${to}.`;
  if (/^\+?[\d() -]+$/.test(to)) return `put tel: in front, tel:${to.replace(/[^+\d]/g, '')}.`;
  if (/^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}(?:[/:?#]|$)/i.test(to) && !to.endsWith('.md'))
    return `put https:// in front, https://${to}.`;
  return 'expected https:// in front, or the path of a page, such as /contact/.';
}

const anchor = (id: string) => `#${id}`;
