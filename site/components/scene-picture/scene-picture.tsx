import { useFileHref } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { usePhoto } from './use-photo.ts';

interface ScenePictureProps {
  slug: string;
  /** A photo of the owner's that a text names. */
  photo?: string | undefined;
  /** Describes the drawing, or the photo that a text names. */
  alt: string;
  /** In a card, below the first screen; else at the top of a page. */
  inCard?: boolean;
}

/** The owner's photo for a slug, or the scene where there is none. */
export function ScenePicture({ slug, photo: name = '', alt, inCard = false }: ScenePictureProps) {
  const href = useFileHref();
  const { photos } = useSite().images;
  const slugsPhoto = usePhoto(slug);
  const photo = photos[name] ? { photo: photos[name], alt } : slugsPhoto;
  const loading = inCard ? 'lazy' : undefined;
  if (photo) return <PhotoPicture {...photo} width={inCard ? 23 : 34} loading={loading} />;
  const src = href(`/scenes/${slug}.svg`);
  return <img className="scene-picture" src={src} alt={alt} width={640} height={360} loading={loading} />;
}
