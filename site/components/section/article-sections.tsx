import type { TextBody, TextSection } from '../../../build/route.ts';
import { hasLayout, type Layout } from '../../content/layouts.ts';
import { useContent } from '../../site-context.ts';
import { Disclosures } from '../accordion/disclosures.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { HeadingWords } from './heading-words.tsx';
import { Section, type SectionLook } from './section.tsx';
import { type Piece, partsOf, pictureIn, piecesOf } from './section-pieces.ts';

/** A text: the words above its first heading, and its sections. */
export const ArticleBody = ({ intro, sections }: TextBody) => (
  <>
    {intro.length > 0 && (
      <div className="section">
        <div className="section__words stack">
          <Markdown text={intro} />
        </div>
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
      <div key={row[0]?.id} className="section section--pair">
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
  const { toPlainText } = useContent();
  const { id } = section;
  const title = <HeadingWords text={section.title} />;
  if (hasLayout(section, 'faq')) {
    const { opening, parts } = partsOf(section);
    return (
      <Section id={id} title={title} layout="split" ground="band">
        {opening.length > 0 && <SectionBlock place="words" blocks={opening} />}
        <Disclosures
          name={id}
          items={parts.map(({ heading, blocks }) => ({
            title: toPlainText(heading.children),
            content: <Markdown text={blocks} />,
          }))}
        />
      </Section>
    );
  }
  return (
    <Section id={id} title={title} {...lookOf(section, isAlone)}>
      {piecesOf(section).map((piece, index) => (
        <SectionBlock key={index} {...piece} />
      ))}
    </Section>
  );
}

/** Two neighbors that are to be side by side share a row. */
function pairSections(sections: readonly TextSection[]): readonly (readonly TextSection[])[] {
  const rows: TextSection[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    if (last?.length === 1 && [...last, section].every((one) => hasLayout(one, 'pair'))) last.push(section);
    else rows.push([section]);
  }
  return rows;
}

/** A section alone in its row has its heading at the left of its words; a thing over the whole width, and parts, are under it. */
function lookOf(section: TextSection, isAlone: boolean): SectionLook {
  const has = (layout: Layout) => hasLayout(section, layout);
  // A picture that this owner leaves out leaves nothing beside the words.
  const hasThing = (has('beside') || has('figure')) && pictureIn(section);
  const [opening] = piecesOf(section);
  const alone = has('parts') ? 'parts' : opening?.place === 'words' ? 'split' : undefined;
  return {
    layout: hasThing ? 'beside' : isAlone ? alone : undefined,
    ground: has('figure') || has('night') ? 'night' : has('band') ? 'band' : undefined,
  };
}

const SectionBlock = ({ place, blocks }: Piece) => (
  <div className={`section__${place} stack`}>
    <Markdown text={blocks} isWide={place === 'wide'} />
  </div>
);
