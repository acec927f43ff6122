import type { TextSection } from '../../../build/route.ts';
import { questionsIn } from '../../words/questions.ts';
import { useWords } from '../../words/site-words.ts';
import { Accordion } from '../accordion/accordion.tsx';
import { Running } from '../text-blocks/text-blocks.tsx';

/** The questions of a text under their heading. */
export function Faq({ name, section }: { name: string; section: TextSection }) {
  return (
    <section className="faq band">
      <h2>
        <Running words={section.title} />
      </h2>
      <Accordion name={name} questions={questionsIn(useWords(), section)} />
    </section>
  );
}
