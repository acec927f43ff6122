import type { ReactNode } from 'react';
import { useHref } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';

interface LinkProps {
  to: string;
  className?: string;
  /** Whether it is marked as current on the pages below it too. */
  isSection?: boolean;
  children: ReactNode;
}

/** A link to a page of the site, by its path from the home page of the language (`/about/`). */
export function Link({ to, className, isSection = false, children }: LinkProps) {
  const { path } = useSite();
  const isInside = isSection && to !== '/' && path.startsWith(to);
  return (
    <a href={useHref()(to)} className={className} aria-current={to === path ? 'page' : isInside ? 'true' : undefined}>
      {children}
    </a>
  );
}
