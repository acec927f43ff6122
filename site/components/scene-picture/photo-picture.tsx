import type { Photo } from '../../../build/route.ts';
import { useFileHref } from '../../navigation.ts';

export interface PhotoPictureProps {
  photo: Photo;
  alt: string;
  /** The side that is kept where it is cropped; left out, the middle. */
  focus?: 'left' | 'right' | 'top' | 'bottom' | undefined;
  /** Of its box on wide screens, in rem; on narrow ones the box is as wide as the screen. */
  width: number;
  loading: 'lazy' | undefined;
}

/** A photo in several sizes and formats, cropped to 16 by 9 as the drawings are. */
export function PhotoPicture({ photo, alt, focus, width, loading }: PhotoPictureProps) {
  const href = useFileHref();
  // A photo wider than 16 by 9 is cropped left and right, so it is loaded wider than its box.
  const share = Math.max(1, photo.width / photo.height / (16 / 9));
  const sizes = `(min-width:60em) ${Math.round(share * width)}rem, ${Math.round(share * 100)}vw`;
  const sources = photo.files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ');
  return (
    <picture className={focus ? `scene-picture scene-picture--${focus}` : 'scene-picture'}>
      <source type="image/avif" sizes={sizes} srcSet={sources} />
      <img src={href(photo.fallback)} alt={alt} width={photo.width} height={photo.height} loading={loading} />
    </picture>
  );
}
