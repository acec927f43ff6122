import { wordsIn } from '../../business/fields/words.ts';
import { useSite } from '../../site-context.ts';
import type { PhotoPictureProps } from './photo-picture.tsx';

/** @returns the photo that the owner has of a slug, its alternative text, and the side that is kept where it is cut */
export function usePhoto(slug: string): Omit<PhotoPictureProps, 'width' | 'loading'> | undefined {
  const { business, content, images } = useSite();
  const [photo, own] = [images.photos[slug], business.photos[slug]];
  return photo && own && { photo, alt: wordsIn(own.text, content.language), focus: own.focus };
}
