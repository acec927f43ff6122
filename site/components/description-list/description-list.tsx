import type { ReactNode } from 'react';

interface DescriptionListProps {
  className?: string;
  /** Descriptions by their terms; an empty one is left out with its term. */
  items: Readonly<Record<string, ReactNode>>;
}

/** Terms, each with its description; with the class `figures` the descriptions are large numerals over their terms. */
export const DescriptionList = ({ className, items }: DescriptionListProps) => (
  <dl className={className}>
    {Object.entries(items).map(
      ([term, description]) =>
        description && (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ),
    )}
  </dl>
);
