import type { ReactNode } from 'react';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Phrase } from '../phrase/phrase.tsx';

interface PageHeadProps {
  heading: ReactNode;
  lead?: string;
  /** Under the lead. */
  children?: ReactNode;
  /** Beside the words on wide screens. */
  aside?: ReactNode;
  /** In the aside's place, as far as the window's edge. */
  scene?: ReactNode;
}

/** The beginning of every page but home: breadcrumbs, heading, opening words, and a scene or a box beside them. */
export function PageHead({ heading, lead, children, aside, scene }: PageHeadProps) {
  const modifiers = scene ? ' page-head--split page-head--scene' : aside ? ' page-head--split' : '';
  return (
    <div className={`page-head${modifiers}`}>
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
