import type { Block, Cell, Image } from '../../../build/route.ts';
import { useContent } from '../../content/content.ts';
import { Callout } from '../callout/callout.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { Figures } from '../figures/figures.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { type Step, Steps } from '../steps/steps.tsx';

/** A text's blocks, each construct of Markdown as the component that it stands for. */
export const TextBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <TextBlock key={index} block={block} />);

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Phrase text={block.children} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <Phrase text={block.children} />
        </h3>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return block.head.length === 2 ? <Choices {...block} /> : <Table {...block} />;
    case 'quotation':
      return <Quotation blocks={block.children} />;
    case 'image':
      return <Picture {...block} />;
  }
}

function List({ block: { style, items } }: { block: Block & { kind: 'list' } }) {
  if (style === 'numbers') return <Steps steps={items.map(stepOf)} />;
  const rows = rowsOf(items);
  if (style === 'tasks') return <Checklist>{rows}</Checklist>;
  return items.length > 2 && items.every(isPoint) ? <ul className="points">{rows}</ul> : <ul>{rows}</ul>;
}

const rowsOf = (items: readonly (readonly Block[])[]) =>
  items.map((item, index) => (
    <li key={index}>
      <Item blocks={item} />
    </li>
  ));

/** What begins with its title in bold type. */
const isPoint = ([first]: readonly Block[]) => first?.kind === 'paragraph' && first.children[0]?.kind === 'strong';

/** A step begins with its title in bold type, on a line of its own or before its words. */
function stepOf(blocks: readonly Block[]): Step {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return { title: '', text: <TextBlocks blocks={blocks} /> };
  const [title, next, ...others] = first.children;
  if (title?.kind !== 'strong') return { title: '', text: <TextBlocks blocks={blocks} /> };
  const after = next?.kind === 'text' ? { ...next, text: next.text.trimStart() } : next;
  const rest = after ? [{ ...first, children: [after, ...others] }, ...more] : more;
  return { title: <Phrase text={title.children} />, text: <TextBlocks blocks={rest} /> };
}

type TableBlock = Pick<Block & { kind: 'table' }, 'head' | 'rows'>;

function Table({ head, rows }: TableBlock) {
  const { plain } = useContent();
  return (
    <DataTable
      head={head.map((cell) => (cell.kind === 'paragraph' ? plain(cell.children) : ''))}
      rows={rows.map((row) => row.map((cell, column) => <TableCell key={column} cell={cell} />))}
    />
  );
}

/** A table's two columns are ways to choose between; what stands in them speaks for each, or shows it. */
function Choices({ head, rows }: TableBlock) {
  return (
    <Comparison
      choices={head.map((title, column) => {
        const cells = rows.flatMap((row) => row[column] ?? []);
        const shown = (cell: Cell, index: number) => <TableCell key={index} cell={cell} />;
        return {
          title: <TableCell cell={title} />,
          picture: cells.filter(({ kind }) => kind === 'image').map(shown),
          items: cells.filter((cell) => cell.kind === 'paragraph' && cell.children.length > 0).map(shown),
        };
      })}
    />
  );
}

const TableCell = ({ cell }: { cell: Cell }) =>
  cell.kind === 'image' ? <Picture {...cell} /> : <Phrase text={cell.children} />;

/** A quotation's first paragraph, in bold type, is its title. */
function Quotation({ blocks: [first, ...more] }: { blocks: readonly Block[] }) {
  const { plain } = useContent();
  if (!first) return null;
  const [title, ...others] = first.kind === 'paragraph' ? first.children : [];
  if (title?.kind !== 'strong' || others.length > 0) {
    return (
      <Callout>
        <TextBlocks blocks={[first, ...more]} />
      </Callout>
    );
  }
  return (
    <Callout title={plain(title.children)}>
      <TextBlocks blocks={more} />
    </Callout>
  );
}

/** An item of one paragraph is just its words. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [only, ...more] = blocks;
  return only?.kind === 'paragraph' && more.length === 0 ? (
    <Phrase text={only.children} />
  ) : (
    <TextBlocks blocks={blocks} />
  );
}

/** `figure:heavyDutyPounds` is a fact in large numerals, `drawing:where-to-stand` explains, `scene:flatbed-towing` shows a subject. */
function Picture({ source, alt, places }: Image) {
  const { fill } = useContent();
  const [kind, name = ''] = source.split(':');
  if (kind === 'figure') return <Figures figures={[{ value: fill(`{${name}}`), label: fill(alt) }]} />;
  if (kind === 'drawing') return <DrawingPicture name={name} alt={fill(alt)} places={places && rowsOf(places)} />;
  return <ScenePicture slug={name} alt={fill(alt)} inCard />;
}
