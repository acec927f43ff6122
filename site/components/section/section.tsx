import type { ReactNode } from 'react';
import { HeadingWords } from '../heading-words/heading-words.tsx';

interface TitledProps {
  title: ReactNode;
  /** The id of its heading, for links. */
  id?: string | undefined;
  className?: string;
  children: ReactNode;
}

/** A part of a page or a text under its second-level heading. */
export const Titled = ({ title, id, className, children }: TitledProps) => (
  <section className={className}>
    <h2 id={id}>{typeof title === 'string' ? <HeadingWords text={title} /> : title}</h2>
    {children}
  </section>
);

interface SectionProps extends Omit<TitledProps, 'className'> {
  /** Whether its heading is beside its words on a wide screen. */
  isSplit?: boolean;
  /** More classes: another layout on a wide screen, and its background. */
  modifiers?: readonly string[];
}

/** A titled part of a page, laid out for wide screens. */
export const Section = ({ title, id, isSplit = false, modifiers = [], children }: SectionProps) => (
  <Titled id={id} title={title} className={['section', ...(isSplit ? ['section-split'] : []), ...modifiers].join(' ')}>
    {isSplit ? <div className="section__words">{children}</div> : children}
  </Titled>
);
