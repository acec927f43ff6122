import type { TextBody, TextNode, TextSection } from '../../build/route.ts';
import type { Content, Question } from './content.ts';
import { hasLayout } from './layouts.ts';

/** The questions of a section: its third-level headings, each with its answer. */
export function questionsIn({ toPlainText }: Content, { blocks }: TextSection): readonly Question[] {
  const questions: { question: string; answer: TextNode[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'h3') questions.push({ question: toPlainText(block.children), answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return questions;
}

/** The questions of a text, in all its sections of the layout `.faq`. */
export const questionsOf = (content: Content, { sections }: TextBody) =>
  sections.filter((section) => hasLayout(section, 'faq')).flatMap((section) => questionsIn(content, section));
