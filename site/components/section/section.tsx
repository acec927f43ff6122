import type { ReactNode } from 'react';

export interface SectionProps {
  title: ReactNode;
  /** The id of the heading, for links. */
  id?: string | undefined;
  /** By default that of a part of a page, in one column. */
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page or a text under its second-level heading. */
export const Section = ({ title, id, className = 'section', children }: SectionProps) => (
  <section className={className}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
