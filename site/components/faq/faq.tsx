import type { TextSection } from '../../../build/route.ts';
import { questionsIn } from '../../content/questions.ts';
import { useContent } from '../../site-context.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { Phrase } from '../phrase/phrase.tsx';

/** The questions of a text under their heading. */
export const Faq = ({ name, section }: { name: string; section: TextSection }) => (
  <section className="faq band">
    <h2>
      <Phrase text={section.title} />
    </h2>
    <Accordion name={name} questions={questionsIn(useContent(), section)} />
  </section>
);
