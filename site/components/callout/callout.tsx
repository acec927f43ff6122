import type { ReactNode } from 'react';

/** Something that must not be overlooked: safety first, or a rule of the road. */
export function Callout({ title, children }: { title: string | undefined; children: ReactNode }) {
  return (
    <aside className="callout" aria-label={title}>
      {title && <p className="callout__title">{title}</p>}
      {children}
    </aside>
  );
}
