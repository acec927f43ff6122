import type { ReactNode } from 'react';
import { serviceSlugs } from '../../business/service-slugs.ts';
import { servicePath } from '../../navigation.ts';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';

/**
 * A link within a sentence: to a page of the site (`/about/`), or to any other address (`tel:911`, `#what-to-say`).
 * A link to a service that this company does not offer becomes plain words.
 */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  const { services } = useContent();
  const service = serviceSlugs.find((slug) => to.startsWith(servicePath(slug)));
  if (service && !services.some(({ slug }) => slug === service)) return children;
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
