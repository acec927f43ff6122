import type { ReactNode } from 'react';

export interface Step {
  /** A few words; may be empty. */
  title: ReactNode;
  text: ReactNode;
}

/** A numbered list of short titles, each with a few sentences. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className="list--numbers">
    {steps.map(({ title, text }, index) => (
      <li key={index}>
        {title && <h3>{title}</h3>}
        {text}
      </li>
    ))}
  </ol>
);
