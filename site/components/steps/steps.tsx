import type { ReactNode } from 'react';

export interface Step {
  /** A few words; a step may have none. */
  title: ReactNode;
  text: ReactNode;
}

/** A numbered list of short titles, each with a sentence or three. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={index}>
          {title && <h3>{title}</h3>}
          {text}
        </li>
      ))}
    </ol>
  );
}
