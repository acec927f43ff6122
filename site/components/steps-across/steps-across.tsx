import type { ReactNode } from 'react';

/** Steps side by side where there is room, one under the other where not. */
export const StepsAcross = ({ children }: { children: ReactNode }) => <div className="steps-across">{children}</div>;
