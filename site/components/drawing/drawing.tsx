import type { TextNode } from '../../../build/route.ts';
import type { Artboard, Drawing, Label } from '../../scenes/drawings/artboard.ts';
import { drawingFile, drawings, tallDrawingFile } from '../../scenes/drawings/index.tsx';
import { useSite } from '../../site-context.ts';
import { Sentence } from '../markdown/sentence.tsx';

interface DrawingPictureProps {
  name: string;
  alt: string;
  /** The words of its labels. */
  items?: readonly (readonly TextNode[])[];
  /** Whether it is on the first screen of its page, and is loaded at once. */
  isFirst?: boolean;
}

/** The screens that get the tall form. */
export const narrow = '(max-width: 47.99em)';

/**
 * A drawing that explains something; phones get its tall form where it has one. Its labels are a list, which a style
 * sheet lays over the picture where there is room.
 * @throws where there is no drawing of that name, or where the number of its labels is another one
 */
export function DrawingPicture({ name, alt, items = [], isFirst = false }: DrawingPictureProps) {
  const { href } = useSite();
  const drawing = drawings[name];
  if (!drawing) throw new Error(`"${name}" isn’t a drawing. Expected one of ${Object.keys(drawings).join(', ')}.`);
  const { width, height, labels, tall } = drawing;
  if (items.length !== (labels?.length ?? 0))
    throw new Error(
      `drawing:${name} has ${items.length} labels. Expected ${labels ? `a list of ${labels.length} right below it` : 'none'}.`,
    );
  const picture = (
    <picture>
      {tall && (
        <source
          media={`screen and ${narrow}`}
          srcSet={href(tallDrawingFile(name))}
          width={tall.width}
          height={tall.height}
        />
      )}
      <img
        src={href(drawingFile(name))}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
      />
    </picture>
  );
  if (!labels) return <figure className="drawing">{picture}</figure>;
  return (
    <figure className={`drawing drawing--labeled${tall ? ' drawing--two-forms' : ''}`}>
      {picture}
      <svg className="visually-hidden" aria-hidden="true">
        <style>{labelPositions(`.drawing__labels--${name}`, drawing)}</style>
      </svg>
      <Leaders {...drawing} form={tall && 'wide'} />
      {tall && <Leaders {...tall} form="tall" />}
      <ul className={`drawing__labels drawing__labels--${name}${labels.some(({ to }) => to) ? '' : ' drawing__lines'}`}>
        {items.map((words, index) => (
          <li key={index}>
            <Sentence text={words} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

interface LeadersProps extends Artboard {
  /** Which of a drawing's two forms this is. */
  form?: 'wide' | 'tall' | undefined;
}

/** The lines from the labels to the parts that they name, each with its dot; the labels are over their beginnings. */
function Leaders({ width, height, labels = [], form }: LeadersProps) {
  const named = labels.filter(({ to }) => to);
  if (named.length === 0) return null;
  const dots = named.flatMap(({ to, isSign }) => (isSign ? [] : [`M${to?.join(' ')}h.1`])).join('');
  return (
    <svg
      className={`drawing__leaders${form ? ` drawing__${form}` : ''}`}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={named.map(leaderOf).join('')} />
      {dots && <path className="drawing__dots" d={dots} />}
    </svg>
  );
}

/** It begins within its label, near the end that stays where it is whatever the words are. */
function leaderOf({ x, y, align = 'middle', to, via }: Label): string {
  const inside = { start: 16, middle: 0, end: -16 }[align];
  return `M${[[x + inside, y], ...(via ? [via] : []), to ?? []].map((point) => point.join(' ')).join('L')}`;
}

/**
 * The rules that say where each label of a list is over its drawing, as variables: the policy of a page allows no
 * `style` attribute, but a style sheet within an `<svg>`.
 * @param list the selector of the list
 */
function labelPositions(list: string, { tall, ...wide }: Drawing): string {
  if (!tall) return rulesOf(list, wide);
  return `@media not ${narrow}{${rulesOf(list, wide)}}@media ${narrow}{${rulesOf(list, tall)}}`;
}

const rulesOf = (list: string, { labels = [], width, height }: Artboard) =>
  labels
    .map(({ x, y, align = 'middle', tone = 'plain', maxWidth }, index) => {
      const percent = (value: number, of: number) => `${Math.round((value / of) * 1000) / 10}%`;
      const wide = maxWidth ? `;--wide:${percent(maxWidth, width)}` : '';
      return `${list} :nth-child(${index + 1}){--x:${percent(x, width)};--y:${percent(y, height)}${wide}${shifts[align]}${tones[tone]}}`;
    })
    .join('');

const shifts = { start: ';--shift:0', middle: '', end: ';--shift:-100%' };
const tones = { plain: '', good: ';--tone:var(--success)', bad: ';--tone:var(--error)' };
