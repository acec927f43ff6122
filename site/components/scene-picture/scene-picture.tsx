import type { Photo } from '../../../build/route.ts';
import { useBusiness } from '../../business/business.ts';
import { usePhoto } from '../../business/photos.ts';
import { useFileHref } from '../../navigation.ts';

interface ScenePictureProps {
  slug: string;
  /** What is drawn, for those who cannot see it. */
  alt: string;
  /** Whether the picture stands in a card, below the first screen, or on top of its own page. */
  inCard?: boolean;
}

/** The owner's photo of a subject where there is one, else its scene. */
export function ScenePicture({ slug, alt, inCard = false }: ScenePictureProps) {
  const href = useFileHref();
  const photo = usePhoto(slug);
  const text = useBusiness().photos[slug];
  const loading = inCard ? 'lazy' : undefined;
  if (photo && text) return <PhotoPicture photo={photo} alt={text} loading={loading} inCard={inCard} />;
  const src = href(`/scenes/${slug}.svg`);
  return <img className="scene-picture" src={src} alt={alt} width={640} height={360} loading={loading} />;
}

interface PhotoPictureProps {
  photo: Photo;
  alt: string;
  loading: 'lazy' | undefined;
  inCard: boolean;
}

function PhotoPicture({ photo: { width, height, sources }, alt, loading, inCard }: PhotoPictureProps) {
  const href = useFileHref();
  const sizes = `(min-width: 60em) ${inCard ? 23 : 34}rem, 100vw`;
  const fallback = sources.at(-1)?.files.at(0)?.path ?? '';
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ')}
        />
      ))}
      <img className="scene-picture" src={href(fallback)} alt={alt} width={width} height={height} loading={loading} />
    </picture>
  );
}
