import { createContext, useContext } from 'react';
import type { Photo } from '../../build/route.ts';
import type { Business } from './business.ts';
import { services } from './services.ts';

/** The owner's photos by the slug of the service that they show. */
export type PhotosBySlug = Readonly<Record<string, Photo>>;

export const PhotosContext = createContext<PhotosBySlug>({});

/** The photo that takes the place of a scene, where the owner has put one there. */
export const usePhoto = (slug: string) => useContext(PhotosContext)[slug];

/** A sentence for each photo that no page shows, or that has no alternative text in the facts. */
export const photoFaults = (
  { photos: texts }: Business,
  photos: Readonly<Record<string, unknown>>,
): readonly string[] =>
  Object.keys(photos).flatMap((slug) => {
    if (!services.some((service) => service.slug === slug)) {
      const slugs = services.map((service) => service.slug).join(', ');
      return [`site/photos: found a photo named "${slug}", expected the slug of a service: ${slugs}.`];
    }
    if (slug in texts) return [];
    return [
      `site/photos: the photo "${slug}" has no alternative text. Say what it shows under "photos" in the facts: { "${slug}": "…" }.`,
    ];
  });
