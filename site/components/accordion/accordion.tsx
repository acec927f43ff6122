import { useContent } from '../../site-context.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { Part } from '../section/section-pieces.ts';
import { Disclosures } from './disclosures.tsx';

interface AccordionProps {
  /** Shared by its answers; another page's accordion has another. */
  name: string;
  /** Each a question and its answer. */
  parts: readonly Part[];
}

/** Questions, each with its answer. */
export function Accordion({ name, parts }: AccordionProps) {
  const { toPlainText } = useContent();
  const items = parts.map(({ heading, blocks }) => ({
    title: toPlainText(heading.children),
    content: <Markdown text={blocks} />,
  }));
  return <Disclosures name={name} items={items} />;
}
