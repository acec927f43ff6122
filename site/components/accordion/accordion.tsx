import type { ReactNode } from 'react';
import type { Question } from '../../content/content.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Section } from '../section/section.tsx';

interface AccordionProps {
  /** Shared by its answers; another page's accordion has another. */
  name: string;
  questions: readonly Question[];
}

interface FaqProps {
  /** The id of its heading, for links. */
  id?: string;
  title: ReactNode;
  questions: readonly Question[];
}

/** Questions with their heading. */
export const Faq = ({ id, title, questions }: FaqProps) => (
  <Section id={id} title={title} layout="split" ground="band">
    <Accordion name={id ?? 'faq'} questions={questions} />
  </Section>
);

/** Questions of which at most one is open: the shared `name` makes the browser close the others. */
export const Accordion = ({ name, questions }: AccordionProps) => (
  <div className="accordion" data-accordion="">
    {questions.map(({ question, answer }, index) => (
      <details key={index} name={name}>
        <summary className="chevron">
          <h3>{question}</h3>
        </summary>
        <Markdown text={answer} />
      </details>
    ))}
  </div>
);
