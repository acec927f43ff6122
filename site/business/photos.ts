import { nearestName } from '../../build/text/text-reader.ts';
import type { Business } from './business.ts';
import { photoSlugs } from './service-slugs.ts';

/**
 * A sentence for each photo of a page that has no alternative text, and for each text without a photo.
 * @param photos by their names
 * @param folder where they lie, for the sentences
 */
export const photoFaults = (
  { photos: texts }: Business,
  photos: Readonly<Record<string, unknown>>,
  folder: string,
): readonly string[] => [
  ...photoSlugs
    .filter((slug) => slug in photos && !(slug in texts))
    .map(
      (slug) =>
        `${folder}: the photo "${slug}" has no alternative text. Say what it shows under "photos" in the facts: { "${slug}": "…" }.`,
    ),
  ...Object.keys(texts)
    .filter((slug) => !(slug in photos))
    .map(
      (slug) =>
        `${folder}: found no photo for the text under "photos" in the facts: "${slug}". Put ${slug}.jpg there, or delete the text.`,
    ),
];

/** A sentence for each photo that no page shows. */
export const unusedPhotos = (
  photos: Readonly<Record<string, { fallback: string }>>,
  audit: { isUsed: (path: string) => boolean },
  folder: string,
): readonly string[] =>
  Object.entries(photos)
    .filter(([, { fallback }]) => !audit.isUsed(fallback))
    .map(([name]) => {
      const page = nearestName(name, photoSlugs);
      const other = page === undefined || page === name ? 'like a service, home or about' : `"${page}"`;
      return `${folder}: no page shows the photo "${name}". Name it ${other}, or put ![what it shows](photo:${name}) into a text.`;
    });
