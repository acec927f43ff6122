import type { ReactNode } from 'react';
import { HeadingWords } from './heading-words.tsx';

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
    <h2 id={id}>{typeof title === 'string' ? <HeadingWords text={title} /> : title}</h2>
    {children}
  </section>
);

export interface SectionLook {
  /**
   * On a wide screen: `split` has the words at the right of their heading, `beside` a thing at the right of both, and `parts`
   * its parts side by side; else one column.
   */
  layout?: 'split' | 'beside' | 'parts' | undefined;
  /** Its ground, where that is not the page's. */
  ground?: 'band' | 'night' | undefined;
  /** Whether paper leaves it out. */
  isScreenOnly?: boolean | undefined;
}

/** @returns the classes of a section */
const sectionClass = ({ layout, ground, isScreenOnly }: SectionLook) =>
  [
    'section',
    layout && `section--${layout}`,
    ground,
    ground === 'night' && 'section--night',
    isScreenOnly && 'screen-only',
  ]
    .filter(Boolean)
    .join(' ');

/** A titled part of a page. */
export const Section = ({ layout, ground, isScreenOnly, ...titled }: Omit<TitledProps, 'className'> & SectionLook) => (
  <Titled {...titled} className={sectionClass({ layout, ground, isScreenOnly })} />
);
