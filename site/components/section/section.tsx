import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** More classes: how it stands on a wide screen, and on which ground. */
  looks?: readonly string[];
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, looks = [], children }: SectionProps) {
  return (
    <section className={['section', ...looks].join(' ')}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
