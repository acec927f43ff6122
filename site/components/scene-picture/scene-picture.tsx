import { useFileHref } from '../../navigation.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { usePhoto } from './use-photo.ts';

interface ScenePictureProps {
  slug: string;
  /** Describes the drawing. */
  alt: string;
  /** In a card, below the first screen; else at the top of a page. */
  inCard?: boolean;
  /** A page that may have a photo of its own, which then takes the place of the slug's. */
  page?: 'about';
}

/** The owner's photo for a slug, or the scene where there is none. */
export function ScenePicture({ slug, alt, inCard = false, page }: ScenePictureProps) {
  const href = useFileHref();
  const photo = usePhoto(page ?? slug, slug);
  const loading = inCard ? 'lazy' : undefined;
  if (photo) return <PhotoPicture {...photo} width={inCard ? 23 : 34} loading={loading} />;
  const src = href(`/scenes/${slug}.svg`);
  return <img className="scene-picture" src={src} alt={alt} width={640} height={360} loading={loading} />;
}
