import { useFileHref } from '../../navigation.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { usePhoto } from './use-photo.ts';

interface ScenePictureProps {
  slug: string;
  /** What is drawn, for those who cannot see it. */
  alt: string;
  /** Whether the picture stands in a card, below the first screen, or on top of its own page. */
  inCard?: boolean;
  /** The page whose own photo comes before that of the scene's subject. */
  page?: 'about';
}

/** The owner's photo of a page or a subject where there is one, else the subject's scene. */
export function ScenePicture({ slug, alt, inCard = false, page }: ScenePictureProps) {
  const href = useFileHref();
  const photo = usePhoto(page ?? slug, slug);
  const loading = inCard ? 'lazy' : undefined;
  if (photo) return <PhotoPicture {...photo} width={inCard ? 23 : 34} loading={loading} />;
  const src = href(`/scenes/${slug}.svg`);
  return <img className="scene-picture" src={src} alt={alt} width={640} height={360} loading={loading} />;
}
