import { createElement, type ReactNode } from 'react';

interface DescriptionListProps {
  /** Descriptions that are numerals over their terms: one large `figure`, or several `across`; else both are side by side. */
  look?: 'figure' | 'across';
  /** Terms with their descriptions, in order; a term without one is left out. Two may have the same term. */
  items: readonly (readonly [term: string, description: ReactNode])[];
}

const Row = ({ term, children }: { term: string; children?: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/** Terms, each with its description. */
export const DescriptionList = ({ look, items }: DescriptionListProps) => {
  const rows = items.map(([term, description]) => description && createElement(Row, { term }, description));
  // As children of their own, as two rows may have the same term.
  return createElement('dl', { className: `rows--${look ?? 'terms'}` }, ...rows);
};
