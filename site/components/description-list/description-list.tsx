import { Children, type ReactNode } from 'react';

interface DescriptionListProps {
  className?: string;
  /** Terms with their descriptions, in order; a term without one is left out. Two may have the same term. */
  items: readonly (readonly [term: string, description: ReactNode])[];
}

/** Terms, each with its description; with the class `figures` the descriptions are large numerals over their terms. */
export const DescriptionList = ({ className, items }: DescriptionListProps) => (
  <dl className={className}>
    {Children.toArray(
      items.map(
        ([term, description]) =>
          description && (
            <div>
              <dt>{term}</dt>
              <dd>{description}</dd>
            </div>
          ),
      ),
    )}
  </dl>
);
