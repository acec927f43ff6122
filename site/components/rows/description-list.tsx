import { createElement, type ReactNode } from 'react';

interface DescriptionListProps {
  /** Whether the descriptions are large numerals over their terms; else both are side by side. */
  areFigures?: boolean;
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
export const DescriptionList = ({ areFigures = false, items }: DescriptionListProps) => {
  const rows = items.map(([term, description]) => description && createElement(Row, { term }, description));
  // As children of their own, as two rows may have the same term.
  return createElement('dl', { className: areFigures ? 'rows--figures' : 'rows--terms' }, ...rows);
};
