import { useSite } from '../../site-context.ts';
import { Link } from '../link/link.tsx';

/** The pages from home down to this one, as the route table names them; the heading under it is name enough for an article. */
export function Breadcrumbs() {
  const { content, crumbs } = useSite();
  return (
    <nav className="breadcrumbs" aria-label={content.messages.layout.breadcrumb}>
      <ol>
        {crumbs.slice(0, 2).map(({ name, path }) => (
          <li key={path}>
            <Link className="lone-link" to={path}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
