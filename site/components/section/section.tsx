import type { ReactNode } from 'react';

/** A titled part of a page; `id` makes its heading a target for links. */
export function Section({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section className="section">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
