import { useHref } from '../../navigation.ts';
import type { Service } from '../../services.ts';

/** The service's scene; its `alt` says what is drawn. */
export function ServicePicture({ service, lazy = false }: { service: Service; lazy?: boolean }) {
  return (
    <img
      className="service-picture"
      src={useHref()(`/scenes/${service.slug}.svg`)}
      alt={service.picture}
      width={640}
      height={360}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
    />
  );
}
