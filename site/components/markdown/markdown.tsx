import type { TextNode } from '../../../build/route.ts';
import { langOfEnglish } from '../../content/intl.ts';
import { drawings } from '../../scenes/drawings/index.tsx';
import { useContent } from '../../site-context.ts';
import { CallLink } from '../call-link/call-link.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { Film } from '../film/film.tsx';
import { License } from '../license/license.tsx';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { SourceMark } from '../sources/sources.tsx';
import { type Step, Steps } from '../steps/steps.tsx';

type Nodes = readonly TextNode[];

/** A text, or a part of it, each construct of Markdown as the component that it stands for; the number to call can be tapped. */
export const Markdown = ({ text }: { text: Nodes }) => text.map((node, index) => <Node key={index} node={node} />);

/** A paragraph; nothing where its words hold for other owners only. */
export const Paragraph = ({ text, className }: { text: Nodes; className?: string }) =>
  text.length > 0 && (
    <p className={className}>
      <Markdown text={text} />
    </p>
  );

/** Items of a list; none for words that hold for other owners only. */
export const Items = ({ texts }: { texts: readonly Nodes[] }) =>
  texts.map(
    (text, index) =>
      text.length > 0 && (
        <li key={index}>
          <Markdown text={text} />
        </li>
      ),
  );

function Node({ node }: { node: TextNode }) {
  const { interpolate, language } = useContent();
  const { children } = node;
  const content = <Markdown text={children} />;
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
      return <strong>{content}</strong>;
    case 'em':
      // In another language, italics are for words that stay English.
      return <em lang={langOfEnglish(language)}>{content}</em>;
    case 'link':
      return <Link to={node.to}>{content}</Link>;
    case 'p':
      return <Paragraph text={children} />;
    case 'h3':
      return <h3 id={node.id}>{content}</h3>;
    case 'ol':
      return <Steps steps={children.map(stepOf)} />;
    case 'tasks':
      return <ul className="checklist">{rowsOf(children)}</ul>;
    case 'ul':
      return <ul className={arePoints(children) ? 'points columns' : undefined}>{rowsOf(children)}</ul>;
    case 'table':
      return children[0]?.children.length === 2 ? <Choices rows={children} /> : <Table rows={children} />;
    case 'blockquote':
      return <Callout blocks={children} />;
    case 'image':
      return <Picture {...node} />;
    default:
      return content;
  }
}

const rowsOf = (items: Nodes) =>
  items.map(({ children }, index) => (
    <li key={index}>
      <Item blocks={children} />
    </li>
  ));

/** Three or more items that begin with a title in bold type stand side by side where there is room. */
const arePoints = (items: Nodes) =>
  items.length > 2 && items.every(({ children }) => withTitle(children).title.length > 0);

/** Blocks that begin with a title in bold type, on a line of its own or before its words, and what follows it. */
function withTitle(blocks: Nodes): { title: Nodes; rest: Nodes } {
  const [first, ...more] = blocks;
  const [title, next, ...others] = first?.kind === 'p' ? first.children : [];
  if (!first || title?.kind !== 'strong') return { title: [], rest: blocks };
  const after = next?.kind === 'text' ? { ...next, text: next.text.trimStart() } : next;
  return { title: title.children, rest: after ? [{ ...first, children: [after, ...others] }, ...more] : more };
}

function stepOf({ children: blocks }: TextNode): Step {
  const { title, rest } = withTitle(blocks);
  if (title.length === 0) return { title: '', text: <Item blocks={blocks} /> };
  return { title: <Markdown text={title} />, text: <Markdown text={rest} /> };
}

function Table({ rows: [head, ...rows] }: { rows: Nodes }) {
  const { toPlainText } = useContent();
  return (
    <DataTable
      head={(head?.children ?? []).map((cell) => toPlainText(cell.children))}
      rows={rows.map((row) => row.children.map(cellOf))}
    />
  );
}

/** A table's two columns are ways to choose between, side by side; the cells under each speak for it, or show it. */
function Choices({ rows: [head, ...rows] }: { rows: Nodes }) {
  return (
    <div className="columns">
      {head?.children.map((title, column) => {
        const cells = rows.flatMap((row) => row.children[column] ?? []).filter(({ children }) => children.length > 0);
        return (
          <div key={column} className="panel stack">
            {cells.filter(isPicture).map(cellOf)}
            <h3>
              <Markdown text={title.children} />
            </h3>
            <ul>{rowsOf(cells.filter((cell) => !isPicture(cell)))}</ul>
          </div>
        );
      })}
    </div>
  );
}

const isPicture = ({ children: [first] }: TextNode) => first?.kind === 'image';
const cellOf = ({ children }: TextNode, index: number) => <Markdown key={index} text={children} />;

/** What must not be overlooked: safety first, or a rule of the road. */
function Callout({ blocks }: { blocks: Nodes }) {
  const { title, rest } = withTitle(blocks);
  const label = useContent().toPlainText(title) || undefined;
  // A landmark has a name.
  const Frame = label ? 'aside' : 'div';
  return (
    <Frame className="callout" aria-label={label}>
      {label && <p className="callout__title">{label}</p>}
      <Markdown text={rest} />
    </Frame>
  );
}

/** An item of one paragraph is just its words. */
function Item({ blocks }: { blocks: Nodes }) {
  const [only, ...more] = blocks;
  return <Markdown text={only?.kind === 'p' && more.length === 0 ? only.children : blocks} />;
}

/** `figure:heavyDutyPounds` is a fact in large numerals, `drawing:where-to-stand` explains, `scene:flatbed-towing` and `photo:rotator` show a subject. */
export function Picture({
  source,
  alt,
  children: items,
  isFirst = false,
}: TextNode & { kind: 'image' /** On the first screen of its page. */; isFirst?: boolean }) {
  const { interpolate } = useContent();
  const [kind, name = ''] = source.split(':');
  if (kind === 'figure')
    return <DescriptionList className="figures columns" items={{ [interpolate(alt)]: interpolate(`{${name}}`) }} />;
  if (kind === 'drawing' && drawings[name]?.steps)
    return <Film drawing={drawings[name]} alt={interpolate(alt)} steps={items.map(stepOf)} />;
  if (kind === 'drawing')
    return <DrawingPicture name={name} alt={interpolate(alt)} items={rowsOf(items)} isFirst={isFirst} />;
  return <ScenePicture slug={name} photo={kind === 'photo' ? name : undefined} alt={interpolate(alt)} inCard />;
}
