import type { TextNode } from '../../../build/route.ts';
import { langOfEnglish } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';
import { CallLink } from '../call-link/call-link.tsx';
import { License } from '../license/license.tsx';
import { Link } from '../link/link.tsx';
import { SourceMark } from '../sources/sources.tsx';

/** Running text with its links and facts; the number to call can be tapped. */
export const Phrase = ({ text }: { text: readonly TextNode[] }) =>
  text.map((node, index) => <PhraseNode key={index} node={node} />);

/** The same as a paragraph; nothing where the words hold for other owners only. */
export const Paragraph = ({ text, className }: { text: readonly TextNode[]; className?: string }) =>
  text.length > 0 && (
    <p className={className}>
      <Phrase text={text} />
    </p>
  );

/** The same as items of a list; none for words that hold for other owners only. */
export const Items = ({ texts }: { texts: readonly (readonly TextNode[])[] }) =>
  texts.map(
    (text, index) =>
      text.length > 0 && (
        <li key={index}>
          <Phrase text={text} />
        </li>
      ),
  );

function PhraseNode({ node }: { node: TextNode }) {
  const { interpolate, language } = useContent();
  const children = <Phrase text={node.children} />;
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'fact':
      if (node.name === 'license') return <License />;
      if (node.name === 'phone') return <CallLink />;
      return node.name === 'textPhone' ? <CallLink byText /> : interpolate(`{${node.name}}`);
    case 'footnote':
      return <SourceMark id={node.id} />;
    case 'strong':
      return <strong>{children}</strong>;
    case 'em':
      // In another language, italics are for words that stay English.
      return <em lang={langOfEnglish(language)}>{children}</em>;
    case 'link':
      return <Link to={node.to}>{children}</Link>;
    default:
      return children;
  }
}
