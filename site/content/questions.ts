import type { TextSection } from '../../build/route.ts';
import type { Content, Question } from './content.ts';
import { partsOf } from './parts.ts';

/** The questions of a section: the headings of its parts, each with its answer. */
export const questionsIn = ({ toPlainText }: Content, section: TextSection): readonly Question[] =>
  partsOf(section).parts.map(({ heading, blocks }) => ({ question: toPlainText(heading.children), answer: blocks }));
