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
  // A wider photo is cut left and right, so more of it is needed than the box is wide.
  const share = Math.max(1, photo.width / photo.height / (16 / 9));
  const sizes = `(min-width:60em) ${Math.round(share * width)}rem, ${Math.round(share * 100)}vw`;
  const sources = photo.files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ');
  return (
    <picture className="scene-picture">
      <source type="image/avif" sizes={sizes} srcSet={sources} />
      <img src={href(photo.fallback)} alt={alt} width={photo.width} height={photo.height} loading={loading} />
    </picture>
  );
}
