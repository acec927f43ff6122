import { Link } from '../link/link.tsx';

export interface Crumb {
  name: string;
  path: string;
}

/** Where the page stands, from home down; the last crumb is the page itself. There is no index of the services. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
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
