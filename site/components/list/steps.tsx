import type { ReactNode } from 'react';

export interface Step {
  /** A few words; a step may have none. */
  title: ReactNode;
  text: ReactNode;
}

interface StepsProps {
  steps: readonly Step[];
  /** Whether they are side by side on wide screens, on a timeline. */
  isAcross?: boolean;
}

/** A numbered list of short titles, each with a sentence or three. */
export const Steps = ({ steps, isAcross = false }: StepsProps) => (
  <ol className={isAcross ? 'list--numbers list--timeline' : 'list--numbers'}>
    {steps.map(({ title, text }, index) => (
      <li key={index}>
        {title && <h3>{title}</h3>}
        {text}
      </li>
    ))}
  </ol>
);
