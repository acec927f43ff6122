import type { Tag } from './scan-html.ts';

/** The attributes that these rules look at. */
export const ruled = ['width', 'height', 'alt', 'target', 'rel'] as const;

/** What is wrong with an element by itself: an image that moves the page or says nothing, a new tab that can reach back. */
export function* tagFaults({ name, attributes, source }: Tag, page: string): Iterable<string> {
  if (name === 'img') {
    for (const attribute of ['width', 'height', 'alt']) {
      if (!attributes.has(attribute)) yield `Image without ${attribute} on ${page}: ${source}`;
    }
  }
  if (attributes.get('target') === '_blank' && !attributes.get('rel')?.split(' ').includes('noopener'))
    yield `New-tab link without rel="noopener" on ${page}: ${source}`;
}
