import type { ReactNode } from 'react';
import type { TextSection } from '../../../build/route.ts';
import { useContent } from '../../content/content.ts';
import { questionsIn } from '../../content/questions.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { Phrase } from '../phrase/phrase.tsx';

interface FaqProps {
  name: string;
  section: TextSection;
  /** Beside the questions on wide screens, for whoever has another. */
  aside?: ReactNode;
}

/** The questions of a text under their heading. */
export function Faq({ name, section, aside }: FaqProps) {
  return (
    <section className={aside ? 'faq faq--aside band' : 'faq band'}>
      <h2>
        <Phrase text={section.title} />
      </h2>
      <Accordion name={name} questions={questionsIn(useContent(), section)} />
      {aside}
    </section>
  );
}
