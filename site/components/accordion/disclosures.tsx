import type { ReactNode } from 'react';

interface DisclosuresProps {
  /** Shared by its answers, and unique on the page. */
  name: string;
  items: readonly { title: ReactNode; content: ReactNode; isOpen?: boolean }[];
}

/** Questions, with at most one answer open: the shared `name` makes the browser close the others. */
export const Disclosures = ({ name, items }: DisclosuresProps) => (
  <div className="accordion" data-accordion="">
    {items.map(({ title, content, isOpen }, index) => (
      <details key={index} name={name} open={isOpen}>
        <summary className="chevron">
          <h3>{title}</h3>
        </summary>
        {content}
      </details>
    ))}
  </div>
);
