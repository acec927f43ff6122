import type { ReactNode } from 'react';

export interface Step {
  /** A few words; may be empty. */
  title: ReactNode;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Whether wide screens show them in two columns. */
  isWide?: boolean;
}

/** A numbered list of short titles, each with a few sentences. */
export const Steps = ({ steps, isWide = false }: StepsProps) => (
  <ol className={isWide ? 'list--numbers list--halves' : 'list--numbers'}>
    {steps.map(({ title, text }, index) => (
      <li key={index}>
        {title && <h3>{title}</h3>}
        {text}
      </li>
    ))}
  </ol>
);
