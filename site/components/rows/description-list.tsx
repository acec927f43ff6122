import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** `terms`: side by side. `across`: large digits over their terms. `prices`: amounts at the right. */
  kind?: 'terms' | 'across' | 'prices';
  /**
   * Terms with their descriptions, in order. A term without a description is left out. Terms may repeat. A total is larger.
   */
  items: readonly (readonly [term: string, description: ReactNode, isTotal?: boolean])[];
}

/** Terms, each with its description. */
export const DescriptionList = ({ kind = 'terms', items }: DescriptionListProps) => (
  <dl className={`rows--${kind}`}>
    {items.map(
      ([term, description, isTotal = false], index) =>
        description && (
          <div key={index} className={isTotal ? 'large' : undefined}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ),
    )}
  </dl>
);
