import type { TextNode } from '../../../build/route.ts';
import { drawings } from '../../scenes/drawings/index.tsx';
import { useContent } from '../../site-context.ts';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { Film } from '../film/film.tsx';
import { type Step, Steps } from '../list/steps.tsx';
import { DataTable } from '../rows/data-table.tsx';
import { DescriptionList } from '../rows/description-list.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { HeadingWords } from '../section/heading-words.tsx';
import { DirectiveComponent } from './directives.tsx';
import { Paragraph, Sentence } from './sentence.tsx';

type Nodes = readonly TextNode[];

interface MarkdownProps {
  text: Nodes;
  /** Whether it has the whole width, where steps and checklists are side by side. */
  isWide?: boolean;
}

/** A text, or a part of it, each construct of Markdown as the component that it stands for. */
export const Markdown = ({ text, isWide = false }: MarkdownProps) =>
  text.map((node, index) => <Node key={index} node={node} isWide={isWide} />);

function Node({ node, isWide }: { node: TextNode; isWide: boolean }) {
  const { children } = node;
  switch (node.kind) {
    case 'p':
      return <Paragraph text={children} />;
    case 'h3':
      return (
        <h3 id={node.id}>
          <HeadingWords text={children} />
        </h3>
      );
    case 'ol':
      return <Steps steps={children.map(stepOf)} isAcross={isWide} />;
    case 'tasks':
    case 'ul':
      return <List list={node} isAcross={isWide && node.kind === 'tasks'} />;
    case 'table':
      return <Table rows={children} />;
    case 'columns':
      return children.map((block, index) =>
        block.kind === 'table' ? (
          <Choices key={index} rows={block.children} />
        ) : (
          <List key={index} list={block} isAcross />
        ),
      );
    case 'directive':
      return <DirectiveComponent name={node.name} />;
    case 'blockquote':
      return (
        <div className="paper--callout">
          <Markdown text={node.children} />
        </div>
      );
    case 'image':
      return <Picture {...node} />;
    default:
      return <Sentence text={[node]} />;
  }
}

/** A list, or a checklist. */
function List({ list: { kind, children }, isAcross }: { list: TextNode; isAcross: boolean }) {
  const isChecklist = kind === 'tasks';
  const look = isChecklist ? 'list--boxes' : isAcross ? 'list--points' : undefined;
  return (
    <ul className={isAcross ? `${look} list--across` : look}>
      {isChecklist ? children.map((task, index) => <Task key={index} {...task} />) : listItems(children)}
    </ul>
  );
}

/** An item of a checklist, whose first paragraph is the label of its box. */
const Task = ({ children: [first, ...rest] }: TextNode) => (
  <li>
    <label>
      <input type="checkbox" />
      <span>
        <Sentence text={first?.children ?? []} />
      </span>
    </label>
    <Markdown text={rest} />
  </li>
);

const listItems = (items: Nodes) =>
  items.map(({ children }, index) => (
    <li key={index}>
      <Item blocks={children} />
    </li>
  ));

/** Bold type in a paragraph of its own is the step's title; other bold words are of their sentence. */
function stepOf({ children: blocks }: TextNode): Step {
  const [first, ...rest] = blocks;
  const [title, ...words] = first?.kind === 'p' ? first.children : [];
  if (title?.kind !== 'strong' || words.length > 0) return { title: '', text: <Item blocks={blocks} /> };
  return { title: <Markdown text={title.children} />, text: <Markdown text={rest} /> };
}

function Table({ rows: [head, ...rows] }: { rows: Nodes }) {
  const { toPlainText } = useContent();
  const isPictured = rows.every(({ children: [first] }) => first && isPicture(first));
  const last = rows.map(({ children }) => children.at(-1)?.children ?? []);
  const hasVerdicts = isPictured && last.every(([cell]) => cell?.kind === 'chip');
  return (
    <DataTable
      isPictured={isPictured}
      verdicts={hasVerdicts ? last.map((cell) => toPlainText(cell)) : undefined}
      head={(head?.children ?? []).map((cell) => toPlainText(cell.children))}
      rows={rows.map((row) => row.children.map(cellOf))}
    />
  );
}

/** The columns of a table as ways to choose between, side by side; the cells under each speak for it, or show it. */
function Choices({ rows: [head, ...rows] }: { rows: Nodes }) {
  return (
    <div className="columns">
      {head?.children.map((title, column) => {
        const cells = rows.flatMap((row) => row.children[column] ?? []).filter(({ children }) => children.length > 0);
        return (
          <div key={column} className="stack">
            {cells.filter(isPicture).map(cellOf)}
            <h3>
              <Markdown text={title.children} />
            </h3>
            <ul>{listItems(cells.filter((cell) => !isPicture(cell)))}</ul>
          </div>
        );
      })}
    </div>
  );
}

const isPicture = ({ children: [first] }: TextNode) => first?.kind === 'image';
const cellOf = ({ children }: TextNode, index: number) => <Markdown key={index} text={children} />;

/** An item of one paragraph is just its words. */
const Item = ({ blocks }: { blocks: Nodes }) => <Markdown text={wordsOf({ children: blocks })} />;

function wordsOf({ children }: Pick<TextNode, 'children'>): Nodes {
  const [only, ...more] = children;
  return only?.kind === 'p' && more.length === 0 ? only.children : children;
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
  if (kind === 'figure') {
    const figure = interpolate(`{${name}}`);
    return figure && <DescriptionList areNumerals items={[[interpolate(alt), figure]]} />;
  }
  const drawing = kind === 'drawing' ? drawings[name] : undefined;
  if (drawing?.film)
    return <Film {...drawing} name={name} film={drawing.film} alt={interpolate(alt)} steps={items.map(stepOf)} />;
  if (kind === 'drawing')
    return <DrawingPicture name={name} alt={interpolate(alt)} items={items.map(wordsOf)} isFirst={isFirst} />;
  return <ScenePicture slug={name} photo={kind === 'photo' ? name : undefined} alt={interpolate(alt)} inCard />;
}
