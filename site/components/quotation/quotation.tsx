import type { ReactNode } from 'react';

/** Somebody's exact words, and under them who said so. */
export const Quotation = ({ words, children }: { words: string; children: ReactNode }) => (
  <figure className="quotation">
    <blockquote>“{words}”</blockquote>
    <figcaption>{children}</figcaption>
  </figure>
);
