import type { Inline } from '../../../build/route.ts';
import { useContent } from '../../content/content.ts';
import { CallLink } from '../call-link/call-link.tsx';
import { SourceMark } from '../sources/source-mark.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** Running text with its links and facts; the number to call can be tapped. */
export const Phrase = ({ text }: { text: readonly Inline[] }) =>
  text.map((part, index) => <Part key={index} part={part} />);

function Part({ part }: { part: Inline }) {
  const { fill } = useContent();
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'fact':
      return part.name === 'phone' ? <CallLink /> : fill(`{${part.name}}`);
    case 'footnote':
      return <SourceMark id={part.id} />;
    case 'strong':
      return (
        <strong>
          <Phrase text={part.children} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <Phrase text={part.children} />
        </em>
      );
    case 'link':
      return (
        <TextLink to={part.to}>
          <Phrase text={part.children} />
        </TextLink>
      );
  }
}
