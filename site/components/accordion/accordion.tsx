import type { ReactNode } from 'react';
import type { Question } from '../../content/content.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { Section } from '../section/section.tsx';
import { Disclosures } from './disclosures.tsx';

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

/** Questions, each with its answer. */
export const Accordion = ({ name, questions }: AccordionProps) => (
  <Disclosures
    name={name}
    items={questions.map(({ question, answer }) => ({ title: question, content: <Markdown text={answer} /> }))}
  />
);
