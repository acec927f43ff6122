import type { ReactNode } from 'react';
import type { TextSection } from '../../../build/route.ts';
import { questionsIn } from '../../content/questions.ts';
import { useContent } from '../../site-context.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { Phrase } from '../phrase/phrase.tsx';

interface FaqProps {
  name: string;
  section: TextSection;
  /** Beside the questions on wide screens, for a visitor who has another. */
  aside: ReactNode;
}

/** The questions of a text under their heading. */
export const Faq = ({ name, section, aside }: FaqProps) => (
  <section className="faq faq--aside band">
    <h2>
      <Phrase text={section.title} />
    </h2>
    <Accordion name={name} questions={questionsIn(useContent(), section)} />
    {aside}
  </section>
);
