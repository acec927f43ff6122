import type { ReactNode } from 'react';

interface TitledProps {
  title: ReactNode;
  /** The id of its heading, for links. */
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page or a text under its second-level heading. */
export const Titled = ({ title, id, className, children }: TitledProps) => (
  <section className={className}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);

export interface SectionProps extends Omit<TitledProps, 'className'> {
  /**
   * On a wide screen: `split` has the words at the right of their heading, `beside` a thing at the right of both, and `parts`
   * its parts side by side; else one column.
   */
  layout?: 'split' | 'beside' | 'parts' | undefined;
  /** Its ground, where that is not the page's. */
  ground?: 'band' | 'night' | undefined;
  /** Whether paper leaves it out. */
  isScreenOnly?: boolean;
}

/** A titled part of a page. */
export function Section({ layout, ground, isScreenOnly, ...titled }: SectionProps) {
  const classes = [
    'section',
    layout && `section--${layout}`,
    ground,
    ground === 'night' && 'section--night',
    isScreenOnly && 'screen-only',
  ];
  return <Titled {...titled} className={classes.filter(Boolean).join(' ')} />;
}
