import { Fragment, type ReactElement, type ReactNode } from 'react';
import { drawings } from '../../scenes/drawings/index.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { Section } from '../section/section.tsx';
import { StepsAcross } from '../steps-across/steps-across.tsx';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';
import { type Form, isLane, type Laid, type Piece, piecesOf, type Row } from './rows.ts';

/** A drawing that is much wider than high would be too small beside words. */
export function isWide(source: string): boolean {
  const { width, height } = drawings[source.replace('drawing:', '')] ?? { width: 16, height: 9 };
  return width / height > 1.8;
}

/** A text's sections in rows. */
export function StoryRows({ rows, additions, card }: { rows: readonly Row[]; additions: Additions; card: ReactNode }) {
  return rows.map(({ kind, isRaised, sections }) => {
    const parts = sections.map((laid) => (
      <StorySection
        key={laid.section.id}
        {...laid}
        isAlone={kind === 'one'}
        isRaised={isRaised}
        addition={additions[laid.section.id]}
      />
    ));
    if (kind === 'one') return <Fragment key={sections[0]?.section.id}>{parts}</Fragment>;
    return (
      <div key={sections[0]?.section.id} className={kind === 'run' ? 'section-run' : 'section-pair'}>
        {kind === 'run' ? <div>{parts}</div> : parts}
        {kind === 'run' && card}
      </div>
    );
  });
}

/** What stands at the end of a section beside its words, by the section's id. */
export type Additions = Readonly<Record<string, ReactElement>>;

/** Alone in its row, a section's heading stands beside its words. */
const looksOf: Readonly<Record<Form, readonly string[]>> = {
  figure: ['section--split', 'section--figure', 'night'],
  parts: ['section--parts'],
  beside: ['section--split', 'section--beside'],
  across: ['section--split', 'section--across'],
  words: ['section--split'],
};

function StorySection({
  section: { title, blocks },
  form,
  isTurned,
  isAlone,
  isRaised,
  addition,
}: Laid & { isAlone: boolean; isRaised: boolean; addition: ReactElement | undefined }) {
  const looks = [
    ...(isAlone ? looksOf[form] : []),
    ...(isTurned ? ['section--turned'] : []),
    ...(isRaised ? ['band'] : []),
  ];
  return (
    <Section title={<Phrase text={title} />} looks={looks}>
      {piecesOf(blocks, form, isWide).map((piece, index) => (
        <StoryPiece key={index} piece={piece} />
      ))}
      {addition && <div className="section__wide">{addition}</div>}
    </Section>
  );
}

function StoryPiece({ piece: { place, blocks } }: { piece: Piece }) {
  const content = <TextBlocks blocks={blocks} />;
  return (
    <div className={`section__${place}`}>{blocks.some(isLane) ? <StepsAcross>{content}</StepsAcross> : content}</div>
  );
}
