import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** How it stands on a wide screen: forms of `story/rows.ts`, as classes. */
  className?: string | undefined;
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, className, children }: SectionProps) {
  return (
    <section className={className ? `section ${className}` : 'section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
