import { useSite } from '../../site-context.ts';
import { LinkItems } from '../link-items/link-items.tsx';

/** The pages from home down to this one, as the route table names them; the heading under it is name enough for an article. */
export function Breadcrumbs() {
  const { content, crumbs } = useSite();
  return (
    <nav className="breadcrumbs" aria-label={content.messages.layout.breadcrumb}>
      <ol>
        <LinkItems links={crumbs.slice(0, 2)} className="lone-link" />
      </ol>
    </nav>
  );
}
