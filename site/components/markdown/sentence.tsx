import type { TextNode } from '../../../build/route.ts';
import { langOfEnglish } from '../../content/intl.ts';
import { useBusiness, useContent } from '../../site-context.ts';
import { CallLink } from '../call/call.tsx';
import { Link } from '../links/link.tsx';
import { SourceMark } from '../strip/strip.tsx';

type Nodes = readonly TextNode[];

/** The parts of a sentence. Numbers and the email address can be tapped. */
export const Sentence = ({ text }: { text: Nodes }) => text.map((node, index) => <Part key={index} node={node} />);

/** A paragraph; nothing if this owner's site leaves out its words. */
export const Paragraph = ({ text, className }: { text: Nodes; className?: string }) =>
  text.length > 0 && (
    <p className={className}>
      <Sentence text={text} />
    </p>
  );

/** Items of a list, without those that this owner's site leaves out. */
export const Items = ({ texts }: { texts: readonly Nodes[] }) =>
  texts.map(
    (text, index) =>
      text.length > 0 && (
        <li key={index}>
          <Sentence text={text} />
        </li>
      ),
  );

function Part({ node }: { node: TextNode }) {
  const { email } = useBusiness();
  const { interpolate, language } = useContent();
  const content = <Sentence text={node.children} />;
  switch (node.kind) {
    case 'text':
      return node.text;
    case 'fact':
      if (node.name === 'email') return email && <a href={`mailto:${email}`}>{email}</a>;
      if (node.name === 'phone' || node.name === 'textPhone') return <CallLink to={node.name} />;
      return interpolate(`{${node.name}}`);
    case 'footnote':
      return <SourceMark id={node.id} />;
    case 'strong':
      return <strong>{content}</strong>;
    case 'em':
      // Other languages use italics for words that stay English.
      return <em lang={langOfEnglish(language)}>{content}</em>;
    case 'link':
      return <Link to={node.to}>{content}</Link>;
    default:
      return content;
  }
}
