import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** The id of its heading, for links. */
  id?: string;
  /** Whether its heading stands beside its words on a wide screen. */
  isSplit?: boolean;
  /** More classes: another layout on a wide screen, and its background. */
  modifiers?: readonly string[];
  children: ReactNode;
}

/** A titled part of a page. */
export const Section = ({ title, id, isSplit = false, modifiers = [], children }: SectionProps) => (
  <section className={['section', ...(isSplit ? ['section--split'] : []), ...modifiers].join(' ')}>
    <h2 id={id}>{title}</h2>
    {isSplit ? <div className="section__words">{children}</div> : children}
  </section>
);
