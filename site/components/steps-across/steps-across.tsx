import type { ReactNode } from 'react';

/** Steps side by side where there is room, the lane leading across instead of down. */
export const StepsAcross = ({ children }: { children: ReactNode }) => <div className="steps-across">{children}</div>;
