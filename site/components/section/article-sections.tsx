import type { TextBody, TextNode, TextSection } from '../../../build/route.ts';
import type { Layout } from '../../content/layouts.ts';
import { useContent } from '../../site-context.ts';
import { Disclosures } from '../accordion/disclosures.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { Section } from './section.tsx';

/** A text: the words above its first heading, and its sections. */
export const ArticleBody = ({ intro, sections }: Pick<TextBody, 'intro' | 'sections'>) => (
  <>
    {intro.length > 0 && (
      <div className="section">
        <PieceOfSection place="words" blocks={intro} />
      </div>
    )}
    <ArticleSections sections={sections} />
  </>
);

/** A text's sections in their layouts. Neighbors with the layout `pair` are in two columns of one height. */
export function ArticleSections({ sections }: { sections: readonly TextSection[] }) {
  const rows: TextSection[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (last && [...last, section].every(({ layout }) => layout.includes('pair'))) last.push(section);
    else rows.push([section]);
  }
  return rows.map((row) => {
    const shown = row.map((section) => <ArticleSection key={section.id} section={section} />);
    if (row.length === 1) return shown;
    const areQuestions = row.every(({ layout }) => layout.includes('faq'));
    return (
      <div key={row[0]?.id} className={areQuestions ? 'section section--grid band' : 'section section--columns'}>
        {shown}
      </div>
    );
  });
}

/** A section in its layout. */
function ArticleSection({ section }: { section: TextSection }) {
  const { toPlainText } = useContent();
  const { id, title, blocks, layout } = section;
  const has = (name: Layout) => layout.includes(name);
  const thing = has('beside') ? blocks.find((block) => block.kind === 'image') : undefined;
  const pieces = piecesOf(section, thing);
  const questions = has('faq') ? pieces.filter(({ place }) => place === 'wide') : [];
  const classes = [
    'section',
    thing && 'section--beside',
    has('parts') && 'section--columns',
    has('thirds') && 'section--grid section--thirds',
    (has('band') || has('faq')) && 'band',
  ];
  return (
    <Section id={id} title={<Sentence text={title} />} className={classes.filter(Boolean).join(' ')}>
      {pieces.map((piece, index) => !questions.includes(piece) && <PieceOfSection key={index} {...piece} />)}
      {questions.length > 0 && (
        <Disclosures
          name={id}
          items={questions.map(({ blocks: [question, ...answer] }) => ({
            title: toPlainText(question?.children ?? []),
            content: <Markdown text={answer} />,
          }))}
        />
      )}
    </Section>
  );
}

/** Blocks that belong together: words, or a block beside them or with the whole width. */
interface Piece {
  place: 'words' | 'beside' | 'wide';
  blocks: readonly TextNode[];
}

const PieceOfSection = ({ place, blocks }: Piece) => (
  <div className={`section__${place} stack`}>
    <Markdown text={blocks} />
  </div>
);

/** The kinds of blocks that `.across` gives the whole width. */
const wideKinds = ['image', 'columns', 'table', 'ul', 'tasks', 'ol', 'directive'];

/**
 * Groups blocks by where the layout puts them, in their order. In some layouts each third-level heading begins a part, which
 * has what follows it.
 */
function piecesOf({ blocks, layout }: TextSection, thing: TextNode | undefined): readonly Piece[] {
  const hasParts = (['parts', 'thirds', 'faq'] as const).some((name) => layout.includes(name));
  const wide = hasParts ? ['h3'] : layout.includes('across') ? wideKinds : [];
  const pieces: (Piece & { blocks: TextNode[] })[] = [];
  for (const block of blocks) {
    const place = block === thing ? 'beside' : wide.includes(block.kind) ? 'wide' : 'words';
    const last = pieces.at(-1);
    if (last && place === 'words' && (hasParts || last.place === 'words')) last.blocks.push(block);
    else pieces.push({ place, blocks: [block] });
  }
  return pieces;
}
