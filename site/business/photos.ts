import { createContext, useContext } from 'react';
import type { Photo } from '../../build/route.ts';
import { type Business, useBusiness } from './business.ts';
import { photoSlugs } from './service-slugs.ts';

/** The owner's photos by the slug of the service that they show. */
export type PhotosBySlug = Readonly<Record<string, Photo>>;

export const PhotosContext = createContext<PhotosBySlug>({});

/** The first photo that the owner has of these slugs, and what it shows. */
export function usePhoto(...slugs: readonly string[]): { photo: Photo; alt: string } | undefined {
  const photos = useContext(PhotosContext);
  const texts = useBusiness().photos;
  const slug = slugs.find((slug) => photos[slug] && texts[slug]) ?? '';
  const [photo, alt] = [photos[slug], texts[slug]];
  return photo && alt ? { photo, alt } : undefined;
}

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
