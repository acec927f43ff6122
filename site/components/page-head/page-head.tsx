import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Phrase } from '../phrase/phrase.tsx';

interface PageHeadProps {
  heading: ReactNode;
  lead?: readonly TextNode[];
  /** Under the lead. */
  children?: ReactNode;
  /** Beside the words on wide screens. */
  aside?: ReactNode;
  /** In the place of the aside, as far as the edge of the window. */
  scene?: ReactNode;
}

/** The beginning of every page but home: breadcrumbs, heading, opening words, and a scene or a box beside them. */
export function PageHead({ heading, lead, children, aside, scene }: PageHeadProps) {
  const className = ['page-head', (scene ?? aside) && 'page-head--split', scene && 'page-head--scene'];
  return (
    <div className={className.filter(Boolean).join(' ')}>
      <Breadcrumbs />
      <h1>{heading}</h1>
      {lead && (
        <p className="lead">
          <Phrase text={lead} />
        </p>
      )}
      {children}
      {scene ?? aside}
    </div>
  );
}
