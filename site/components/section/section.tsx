import type { ReactNode } from 'react';

interface TitledProps {
  title: ReactNode;
  /** The id of the heading, for links. */
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
   * On wide screens `split` has the words to the right of their heading, `beside` something to the right of both, and `parts`
   * its parts side by side. The default is one column.
   */
  layout?: 'split' | 'beside' | 'parts' | undefined;
  /** Its background, if it isn't the page's. */
  ground?: 'band' | 'night' | undefined;
  /** Whether it is left out in print. */
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
