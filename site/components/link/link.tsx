import type { ReactNode } from 'react';
import { useHref } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';

/** A link to a page of the site by its path from the site's root (`/about/`), right under a sub-path too. */
export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  return (
    <a href={useHref()(to)} className={className} aria-current={to === useSite().path ? 'page' : undefined}>
      {children}
    </a>
  );
}
