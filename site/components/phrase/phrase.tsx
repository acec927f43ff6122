import { useContent } from '../../site-context.ts';
import { CallLink } from '../call-link/call-link.tsx';
import { TextLink } from '../text-link/text-link.tsx';

const parts = /(\[[^\]]+\]\([^)]+\)|\{\w+\})/;
const link = /^\[([^\]]+)\]\(([^)]+)\)$/;

/** Words with their facts filled in and their links (`[words](/path/)`); the number to call can be tapped. */
export function Phrase({ text, more }: { text: string; more?: Readonly<Record<string, string>> }) {
  const { fill } = useContent();
  return text.split(parts).map((part, index) => {
    const [, words, to] = link.exec(part) ?? [];
    if (part === '{phone}') return <CallLink key={index} />;
    if (words === undefined || to === undefined) return fill(part, more);
    return (
      <TextLink key={index} to={to}>
        {fill(words, more)}
      </TextLink>
    );
  });
}
