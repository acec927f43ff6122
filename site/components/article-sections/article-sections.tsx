import type { TextBody, TextNode, TextSection } from '../../../build/route.ts';
import { hasLayout, type Layout, layouts } from '../../content/layouts.ts';
import { partsOf } from '../../content/parts.ts';
import { questionsIn } from '../../content/questions.ts';
import { useContent } from '../../site-context.ts';
import { Faq } from '../accordion/accordion.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { Section } from '../section/section.tsx';

/** A text: the words above its first heading, and its sections. */
export const ArticleBody = ({ intro, sections }: TextBody) => (
  <>
    {intro.length > 0 && (
      <div className="section">
        <Markdown text={intro} />
      </div>
    )}
    <ArticleSections sections={sections} />
  </>
);

/** A text's sections, each in the layout that its writer gave it. */
export function ArticleSections({ sections }: { sections: readonly TextSection[] }) {
  return pairSections(sections).map((row) => {
    const isAlone = row.length === 1;
    const parts = row.map((section) => <ArticleSection key={section.id} section={section} isAlone={isAlone} />);
    return isAlone ? (
      parts
    ) : (
      <div key={row[0]?.id} className="section-pair">
        {parts}
      </div>
    );
  });
}

interface ArticleSectionProps {
  section: TextSection;
  /** Whether no other section shares its row. */
  isAlone?: boolean;
}

/** A section in its layout. */
function ArticleSection({ section, isAlone = false }: ArticleSectionProps) {
  const content = useContent();
  const { id } = section;
  const title = <Sentence text={section.title} />;
  if (hasLayout(section, 'faq')) return <Faq id={id} title={title} questions={questionsIn(content, section)} />;
  const pieces = piecesOf(section);
  const isShort =
    isAlone && pieces.every(({ place, blocks }) => place === 'words' && !isTall(blocks, content.toPlainText));
  const modifiers = isShort ? ['section--short'] : modifiersOf(section, isAlone);
  return (
    <Section id={id} title={title} modifiers={[...modifiers, ...classesOf(section)]}>
      {pieces.map((piece, index) => (
        <SectionBlock key={index} {...piece} />
      ))}
    </Section>
  );
}

/** Two neighbors that are to stand side by side share a row. */
function pairSections(sections: readonly TextSection[]): readonly (readonly TextSection[])[] {
  const rows: TextSection[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (last?.length === 1 && [...last, section].every((one) => hasLayout(one, 'pair'))) last.push(section);
    else rows.push([section]);
  }
  return rows;
}

const classes: Readonly<Record<Layout, readonly string[]>> = {
  beside: ['section--beside'],
  figure: ['section-figure', 'section-night', 'night'],
  across: ['section--across'],
  parts: ['section-parts'],
  pair: [],
  faq: [],
  band: ['band'],
  night: ['section-night', 'night'],
};

/** A section alone in its row has its heading beside its words, unless it has parts or the whole width. */
const modifiersOf = (section: TextSection, isAlone: boolean): readonly string[] =>
  isAlone && !hasLayout(section, 'parts') && !(hasLayout(section, 'across') && !hasLayout(section, 'figure'))
    ? ['section--split']
    : [];

const classesOf = (section: TextSection): readonly string[] =>
  layouts.filter((name) => hasLayout(section, name)).flatMap((name) => classes[name]);

/** Characters of a line of prose on a wide screen, and the lines that a heading beside them needs: 200 px. */
const lineLength = 66;
const leastLines = 7;

/** Whether blocks are so tall on a wide screen that their heading may stand beside them; all but words are. */
function isTall(blocks: readonly TextNode[], toPlainText: (nodes: readonly TextNode[]) => string): boolean {
  const items = blocks.flatMap((block) => (block.kind === 'ul' || block.kind === 'ol' ? block.children : block));
  const lines = items.map(({ children }) => Math.ceil(toPlainText(children).length / lineLength));
  const isWords = blocks.every(({ kind }) => ['p', 'ul', 'ol', 'tasks'].includes(kind));
  return !isWords || lines.reduce((sum, each) => sum + each, 0) + (items.length - 1) / 2 >= leastLines;
}

/** Blocks that stand together: words, or a block beside the words or over the whole width. */
interface Piece {
  place: 'words' | 'beside' | 'wide';
  blocks: readonly TextNode[];
}

/** The kinds of blocks that `.across` gives the whole width. */
const wideKinds: readonly TextNode['kind'][] = ['image', 'table', 'columns', 'ul', 'tasks', 'ol', 'directive'];

/** The blocks of a section in pieces, where its layout places them; their order stays. */
function piecesOf(section: TextSection): readonly Piece[] {
  const has = (layout: Layout) => hasLayout(section, layout);
  if (has('parts')) {
    const { opening, parts } = partsOf(section);
    const words: Piece[] = opening.length > 0 ? [{ place: 'words', blocks: opening }] : [];
    return [...words, ...parts.map(({ heading, blocks }): Piece => ({ place: 'wide', blocks: [heading, ...blocks] }))];
  }
  const picture = section.blocks.find(({ kind }) => kind === 'image');
  const beside = has('beside') || has('figure') ? picture : undefined;
  const isWide = ({ kind }: TextNode) => has('across') && wideKinds.includes(kind);
  const pieces: (Piece & { blocks: TextNode[] })[] = [];
  for (const block of section.blocks) {
    const place = block === beside ? 'beside' : isWide(block) ? 'wide' : 'words';
    const last = pieces.at(-1);
    if (last?.place === 'words' && place === 'words') last.blocks.push(block);
    else pieces.push({ place, blocks: [block] });
  }
  return pieces;
}

function SectionBlock({ place, blocks }: Piece) {
  const content = <Markdown text={blocks} />;
  const hasSteps = place === 'wide' && blocks.some(({ kind }) => kind === 'ol');
  return (
    <div className={`section__${place}`}>
      {hasSteps ? <div className="steps-across columns">{content}</div> : content}
    </div>
  );
}
