import type { ReactNode } from 'react';

/** Items that begin with a title of their own, side by side where there is room. */
export const Points = ({ children }: { children: ReactNode }) => <ul className="points columns">{children}</ul>;
