import type { Tag } from '../tags.ts';

const demanded = ['width', 'height', 'alt'];

/** What is wrong with an image by itself: it moves the page, or says nothing. */
export const imageFaults = ({ attributes, source }: Tag, page: string): string[] =>
  demanded
    .filter((wanted) => !attributes.some(({ name }) => name === wanted))
    .map((missing) => `Image without ${missing} on ${page}: ${source}`);

/** What is wrong with a link to a new tab by itself: the other page can reach back. */
export const newTabFaults = ({ attributes, source }: Tag, page: string): string[] =>
  attributes.some(({ name, value }) => name === 'rel' && value.split(' ').includes('noopener'))
    ? []
    : [`New-tab link without rel="noopener" on ${page}: ${source}`];
