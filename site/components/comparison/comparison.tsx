import type { ReactNode } from 'react';

/** Two ways to go, side by side: its children are two `Choice`s. */
export function Comparison({ children }: { children: ReactNode }) {
  return <div className="comparison">{children}</div>;
}

/** One side of a comparison: what it is called and what speaks for it. */
export function Choice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="comparison__choice">
      <h3>{title}</h3>
      {children}
    </div>
  );
}
