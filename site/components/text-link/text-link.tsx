import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';

/** A link within words: to a page of the site (`/about/`), or to any other address (`tel:911`, `#what-to-say`). */
export function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}
