import type { TextBody, TextNode } from '../../build/route.ts';
import type { Content } from './content.ts';

/** The section of a text with the id `questions`, and what stands in it: third-level headings, each with its answer. */
export function questionsOf({ toPlainText }: Content, { sections }: TextBody) {
  const section = sections.find(({ id }) => id === 'questions');
  const questions: { question: string; answer: TextNode[] }[] = [];
  for (const block of section?.blocks ?? []) {
    if (block.kind === 'h3') questions.push({ question: toPlainText(block.children), answer: [] });
    else questions.at(-1)?.answer.push(block);
  }
  return { section, questions };
}
