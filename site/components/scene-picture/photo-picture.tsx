import type { Photo } from '../../../build/route.ts';
import { useFileHref } from '../../navigation.ts';

interface PhotoPictureProps {
  photo: Photo;
  alt: string;
  /** How wide the box is on wide screens, in rem; on narrow ones it is as wide as the screen. */
  width: number;
  loading: 'lazy' | undefined;
}

/** A photo in the sizes and formats that a browser chooses from, cut to the box of 16 by 9 that a drawing has. */
export function PhotoPicture({ photo, alt, width, loading }: PhotoPictureProps) {
  const href = useFileHref();
  const { sources } = photo;
  // A wider photo is cut left and right, so more of it is needed than the box is wide.
  const share = Math.max(1, photo.width / photo.height / (16 / 9));
  const sizes = `(min-width: 60em) ${Math.round(share * width)}rem, ${Math.round(share * 100)}vw`;
  const fallback = sources.at(-1)?.files.at(0)?.path ?? '';
  return (
    <picture className="scene-picture">
      {sources.map(({ type, files }) => (
        <source
          key={type}
          type={type}
          sizes={sizes}
          srcSet={files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ')}
        />
      ))}
      <img src={href(fallback)} alt={alt} width={photo.width} height={photo.height} loading={loading} />
    </picture>
  );
}
