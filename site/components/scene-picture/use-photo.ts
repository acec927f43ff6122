import type { Photo } from '../../../build/route.ts';
import { useSite } from '../../site-context.ts';

/** @returns the first photo that the owner has of these slugs, and its alternative text */
export function usePhoto(...slugs: readonly string[]): { photo: Photo; alt: string } | undefined {
  const { business, images } = useSite();
  for (const slug of slugs) {
    const [photo, alt] = [images.photos[slug], business.photos[slug]];
    if (photo && alt) return { photo, alt };
  }
  return undefined;
}
