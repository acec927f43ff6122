import type { ReactNode } from 'react';

export interface DescriptionListProps {
  /** As `across` the descriptions are numerals over their terms, as `prices` at the right; else both are side by side. */
  kind?: 'terms' | 'across' | 'prices';
  /**
   * Terms with their descriptions, in order; a term without one is left out. Two may have the same term. A total is in larger
   * type.
   */
  items: readonly (readonly [term: string, description: ReactNode, isTotal?: boolean])[];
}

/** Terms, each with its description. */
export const DescriptionList = ({ kind = 'terms', items }: DescriptionListProps) => (
  <dl className={`rows--${kind}`}>
    {items.map(
      ([term, description, isTotal = false], index) =>
        description && (
          <div key={index} className={isTotal ? 'rows__total' : undefined}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ),
    )}
  </dl>
);
