import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** Whether the descriptions are numerals over their terms; else both are side by side. */
  areNumerals?: boolean;
  /** Terms with their descriptions, in order; a term without one is left out. Two may have the same term. */
  items: readonly (readonly [term: string, description: ReactNode])[];
}

/** Terms, each with its description. */
export const DescriptionList = ({ areNumerals = false, items }: DescriptionListProps) => (
  <dl className={areNumerals ? 'rows--across' : 'rows--terms'}>
    {items.map(
      ([term, description], index) =>
        description && (
          <div key={index}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ),
    )}
  </dl>
);
