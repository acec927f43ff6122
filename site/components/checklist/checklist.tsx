import type { ReactNode } from 'react';

/** Things to have ready or to check, one item a child `<li>`. */
export function Checklist({ children }: { children: ReactNode }) {
  return <ul className="checklist">{children}</ul>;
}
