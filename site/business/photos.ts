import type { Business } from './business.ts';
import { photoSlugs } from './service-slugs.ts';

/** A sentence for each photo that no page shows or that has no alternative text, and for each text without a photo. */
export const photoFaults = (
  { photos: texts }: Business,
  photos: Readonly<Record<string, unknown>>,
): readonly string[] => [
  ...Object.keys(photos).flatMap((slug) => {
    if (!(photoSlugs as readonly string[]).includes(slug))
      return [
        `site/photos: found a photo named "${slug}", expected the slug of a service, home, about or logo: ${photoSlugs.join(', ')}, logo.`,
      ];
    if (slug in texts) return [];
    return [
      `site/photos: the photo "${slug}" has no alternative text. Say what it shows under "photos" in the facts: { "${slug}": "…" }.`,
    ];
  }),
  ...Object.keys(texts).flatMap((slug) =>
    slug in photos
      ? []
      : [
          `site/photos: found no photo for the text under "photos" in the facts: "${slug}". Put ${slug}.jpg there, or delete the text.`,
        ],
  ),
];
