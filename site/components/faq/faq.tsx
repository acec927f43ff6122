import type { ReactNode } from 'react';
import type { Question } from '../../content/content.ts';
import { Accordion } from '../accordion/accordion.tsx';

/** Questions under their heading; the name tells them from those of another page. */
export const Faq = ({ name, title, questions }: { name: string; title: ReactNode; questions: readonly Question[] }) => (
  <section className="faq band split">
    <h2>{title}</h2>
    <Accordion name={name} questions={questions} />
  </section>
);
