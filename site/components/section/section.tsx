import type { ReactNode } from 'react';

interface SectionProps {
  title: ReactNode;
  /** Of its heading, for links to it. */
  id?: string;
  /** More classes: its layout on a wide screen, and its background. */
  modifiers?: readonly string[];
  children: ReactNode;
}

/** A titled part of a page. */
export function Section({ title, id, modifiers = [], children }: SectionProps) {
  return (
    <section className={['section', ...modifiers].join(' ')}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
