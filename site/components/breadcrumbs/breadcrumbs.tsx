import { useContent } from '../../content/content.ts';
import type { Crumb } from '../../navigation.ts';
import { Link } from '../link/link.tsx';

/** Where the page stands, from home down; the last crumb is the page itself. There is no index of the services. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { phrases } = useContent();
  return (
    <nav className="breadcrumbs" aria-label={phrases.layout.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
