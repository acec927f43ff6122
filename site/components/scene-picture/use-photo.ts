import type { Photo } from '../../../build/route.ts';
import { wordsIn } from '../../business/fields/words.ts';
import { useSite } from '../../site-context.ts';

/** @returns the photo that the owner has of a slug, and its alternative text */
export function usePhoto(slug: string): { photo: Photo; alt: string } | undefined {
  const { business, content, images } = useSite();
  const [photo, alt] = [images.photos[slug], business.photos[slug]];
  return photo && alt ? { photo, alt: wordsIn(alt, content.language) } : undefined;
}
