import type { Photo } from '../../../build/route.ts';
import { wordsIn } from '../../business/fields/text.ts';
import type { Focus } from '../../business/photo-fields.ts';
import { useSite } from '../../site-context.ts';

interface OwnPhoto {
  photo: Photo;
  alt: string;
  /** The side to keep when it is cropped; by default the middle. */
  focus?: Focus | undefined;
}

/** @returns the owner's photo for a slug, if there is one */
export function usePhoto(slug = ''): OwnPhoto | undefined {
  const { business, content, images } = useSite();
  const [photo, own] = [images.photos[slug], business.photos[slug]];
  return photo && own && { photo, alt: wordsIn(own.text, content.language), focus: own.focus };
}

type Loading = 'lazy' | 'eager' | undefined;

interface PhotoPictureProps extends OwnPhoto {
  /** The width of its box on wide screens, in rem. */
  width: number;
  /** Whether narrow screens, too, show it small: at most a third as wide as they are. By default it is as wide. */
  isThumbnail?: boolean | undefined;
  loading?: Loading;
}

/** A photo in several sizes and formats, cropped to 16 by 9 as the drawings are. */
export function PhotoPicture({ photo, alt, focus, width, isThumbnail, loading }: PhotoPictureProps) {
  const { href } = useSite();
  // A photo wider than 16 by 9 is cropped at the sides, so it has to load wider than its box.
  const share = Math.max(1, photo.width / photo.height / (16 / 9));
  const [wide, narrow] = [width, isThumbnail ? 33 : 100].map((size) => Math.round(share * size));
  const sizes = `(min-width:60em) ${wide}rem, ${narrow}vw`;
  const sources = photo.files.map(({ path, width }) => `${href(path)} ${width}w`).join(', ');
  return (
    <picture className="scene-picture">
      <source type="image/avif" sizes={sizes} srcSet={sources} />
      <img
        src={href(photo.fallback)}
        alt={alt}
        width={photo.width}
        height={photo.height}
        style={{ objectPosition: focus }}
        loading={loading}
      />
    </picture>
  );
}

interface ScenePictureProps {
  slug: string;
  /** The name of one of the owner's photos, which replaces the slug's. */
  photo?: string | undefined;
  /** Describes the scene, or the named photo. */
  alt: string;
  /** Whether narrow screens show it beside the words of a row. */
  isThumbnail?: boolean | undefined;
  loading?: Loading;
}

/** The owner's photo for a slug, or the scene, in a card or a text. */
export function ScenePicture({ slug, photo: name = '', alt, isThumbnail, loading = 'lazy' }: ScenePictureProps) {
  const { href, images } = useSite();
  const named = images.photos[name];
  const slugsPhoto = usePhoto(slug);
  const photo = named ? { photo: named, alt } : slugsPhoto;
  if (photo) return <PhotoPicture {...photo} width={23} isThumbnail={isThumbnail} loading={loading} />;
  const src = href(`/scenes/${slug}.svg#card`);
  return <img className="scene-picture" src={src} alt={alt} width={640} height={360} loading={loading} />;
}
