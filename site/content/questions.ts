import type { TextBody, TextNode, TextSection } from '../../build/route.ts';
import type { Content, Question } from './content.ts';

/** The section of a text that holds its questions: the one with the id `questions`. */
export const questionsSection = ({ sections }: TextBody): TextSection | undefined =>
  sections.find(({ id }) => id === 'questions');

/** The questions of a text: third-level headings under `{#questions}`, each with its answer. */
export function questionsOf(content: Content, text: TextBody): readonly Question[] {
  const section = questionsSection(text);
  return section ? questionsIn(content, section) : [];
}

/** The questions of a section, each with its answer. */
export function questionsIn({ toPlainText }: Content, { blocks }: TextSection): readonly Question[] {
  const questions: { question: string; answer: TextNode[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'h3') questions.push({ question: toPlainText(block.children), answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return questions;
}
