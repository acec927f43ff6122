import type { ReactNode } from 'react';

export interface Step {
  /** A few words; a step may have none. */
  title: ReactNode;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Side by side where there is room: `across` as many as fit, on a `timeline` all. */
  look?: 'across' | 'timeline' | undefined;
}

/** A numbered list of short titles, each with a sentence or three. */
export const Steps = ({ steps, look }: StepsProps) => (
  <ol className={look ? `list--numbers list--${look}` : 'list--numbers'}>
    {steps.map(({ title, text }, index) => (
      <li key={index}>
        {title && <h3>{title}</h3>}
        {text}
      </li>
    ))}
  </ol>
);
