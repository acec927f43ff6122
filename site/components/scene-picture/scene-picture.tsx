import { useHref } from '../../navigation.ts';

/**
 * A scene by its slug.
 * @param alt what is drawn, for those who cannot see it
 * @param lazy whether the picture stands below the first screen
 */
export function ScenePicture({ slug, alt, lazy = false }: { slug: string; alt: string; lazy?: boolean }) {
  return (
    <img
      className="scene-picture"
      src={useHref()(`/scenes/${slug}.svg`)}
      alt={alt}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
    />
  );
}
