import type { Block, Inline } from '../../../build/route.ts';
import { useContent } from '../../site-context.ts';
import { Callout } from '../callout/callout.tsx';
import { Checklist } from '../checklist/checklist.tsx';
import { Comparison } from '../comparison/comparison.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { DrawingPicture } from '../drawing/drawing.tsx';
import { Figures } from '../figures/figures.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { Points } from '../points/points.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';
import { SourceMark } from '../sources/source-mark.tsx';
import { type Step, Steps } from '../steps/steps.tsx';
import { TextLink } from '../text-link/text-link.tsx';

/** A text's blocks, each construct of Markdown as the component that it stands for. */
export const TextBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => <TextBlock key={index} block={block} />);

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <InlineText words={block.words} />
        </p>
      );
    case 'heading':
      return (
        <h3>
          <InlineText words={block.words} />
        </h3>
      );
    case 'list':
      return <List block={block} />;
    case 'table':
      return block.head.length === 2 ? <Choices {...block} /> : <Table {...block} />;
    case 'quotation':
      return <Quotation blocks={block.blocks} />;
    case 'image':
      return <Picture {...block} />;
  }
}

function List({ block: { style, items } }: { block: Block & { kind: 'list' } }) {
  if (style === 'numbers') return <Steps steps={items.map(stepOf)} />;
  const rows = rowsOf(items);
  if (style === 'tasks') return <Checklist>{rows}</Checklist>;
  return items.length > 2 && items.every(isPoint) ? <Points>{rows}</Points> : <ul>{rows}</ul>;
}

const rowsOf = (items: readonly (readonly Block[])[]) =>
  items.map((item, index) => (
    <li key={index}>
      <Item blocks={item} />
    </li>
  ));

/** What begins with its title in bold type. */
function isPoint([first]: readonly Block[]) {
  if (first?.kind !== 'paragraph') return false;
  const [title] = first.words;
  return typeof title === 'object' && title.kind === 'strong';
}

/** A step begins with its title in bold type, on a line of its own or before its words. */
function stepOf(blocks: readonly Block[]): Step {
  const [first, ...more] = blocks;
  if (first?.kind !== 'paragraph') return { title: '', text: <TextBlocks blocks={blocks} /> };
  const [title, next, ...others] = first.words;
  if (typeof title !== 'object' || title.kind !== 'strong') return { title: '', text: <TextBlocks blocks={blocks} /> };
  const words = [typeof next === 'string' ? next.trimStart() : next, ...others].filter((part) => part !== undefined);
  const rest: readonly Block[] = words.length > 0 ? [{ kind: 'paragraph', words }, ...more] : more;
  return { title: <InlineText words={title.words} />, text: <TextBlocks blocks={rest} /> };
}

type TableBlock = Pick<Block & { kind: 'table' }, 'head' | 'rows'>;

function Table({ head, rows }: TableBlock) {
  const { plain } = useContent();
  return (
    <DataTable
      head={head.map(plain)}
      rows={rows.map((row) => row.map((words, column) => <InlineText key={column} words={words} />))}
    />
  );
}

/** A table's two columns are ways to choose between; what stands in them speaks for each, or shows it. */
function Choices({ head, rows }: TableBlock) {
  return (
    <Comparison
      choices={head.map((title, column) => {
        const cells = rows.map((row) => row[column] ?? []).filter((words) => words.length > 0);
        const shown = (words: readonly Inline[], index: number) => <InlineText key={index} words={words} />;
        return {
          title: <InlineText words={title} />,
          picture: cells.filter(isPicture).map(shown),
          items: cells.filter((words) => !isPicture(words)).map(shown),
        };
      })}
    />
  );
}

const isPicture = ([part]: readonly Inline[]) => typeof part === 'object' && part.kind === 'image';

/** A quotation's first paragraph, in bold type, is its title. */
function Quotation({ blocks: [first, ...more] }: { blocks: readonly Block[] }) {
  const { plain } = useContent();
  if (!first) return null;
  const [title, ...others] = first.kind === 'paragraph' ? first.words : [];
  if (typeof title !== 'object' || title.kind !== 'strong' || others.length > 0) {
    return (
      <Callout>
        <TextBlocks blocks={[first, ...more]} />
      </Callout>
    );
  }
  return (
    <Callout title={plain(title.words)}>
      <TextBlocks blocks={more} />
    </Callout>
  );
}

/** An item of one paragraph is just its words. */
function Item({ blocks }: { blocks: readonly Block[] }) {
  const [only, ...more] = blocks;
  return only?.kind === 'paragraph' && more.length === 0 ? (
    <InlineText words={only.words} />
  ) : (
    <TextBlocks blocks={blocks} />
  );
}

/** Words with their bold type, links and footnotes. */
export const InlineText = ({ words }: { words: readonly Inline[] }) =>
  words.map((part, index) => <Part key={index} part={part} />);

function Part({ part }: { part: Inline }) {
  if (typeof part === 'string') return <Phrase text={part} />;
  switch (part.kind) {
    case 'strong':
      return (
        <strong>
          <InlineText words={part.words} />
        </strong>
      );
    case 'emphasis':
      return (
        <em>
          <InlineText words={part.words} />
        </em>
      );
    case 'link':
      return (
        <TextLink to={part.to}>
          <InlineText words={part.words} />
        </TextLink>
      );
    case 'footnote':
      return <SourceMark id={part.id} />;
    case 'image':
      return <Picture source={part.source} alt={part.alt} />;
  }
}

/** `figure:heavyDutyPounds` is a fact in large numerals, `drawing:where-to-stand` explains, `scene:flatbed-towing` shows a subject. */
function Picture({ source, alt, places }: Omit<Block & { kind: 'image' }, 'kind'>) {
  const { fill } = useContent();
  const [kind, name = ''] = source.split(':');
  if (kind === 'figure') return <Figures figures={[{ value: fill(`{${name}}`), label: fill(alt) }]} />;
  if (kind === 'drawing') return <DrawingPicture name={name} alt={fill(alt)} places={places && rowsOf(places)} />;
  return <ScenePicture slug={name} alt={fill(alt)} inCard />;
}
