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
  /** Whether it is on the first screen of its page, and loads at once. */
  isFirst?: boolean;
}

/** Screens that show the tall form. Large text changes nothing in what they have room for. */
const narrow = '(width < 768px)';

/**
 * A drawing that explains something. Phones show its tall form if it has one. Its labels are a list, which the style sheet
 * lays over the picture if there is room.
 * @throws if there is no such drawing, or the number of labels is wrong
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
      {tall && <source media={narrow} srcSet={href(tallDrawingFile(name))} width={tall.width} height={tall.height} />}
      <img
        src={href(drawingFile(name))}
        alt={alt}
        width={width}
        height={height}
        loading={isFirst ? undefined : 'lazy'}
      />
    </picture>
  );
  if (!labels) return <figure className="drawing drawing--plain">{picture}</figure>;
  const forms = `${tall ? ' drawing--two-forms' : ''}${labels.some(({ to }) => to) ? '' : ' drawing--lines'}`;
  return (
    <figure className={`drawing drawing--labeled${forms}`}>
      {picture}
      <svg className="visually-hidden" aria-hidden="true">
        <style>{labelPositions(`.drawing__labels--${name}`, drawing)}</style>
      </svg>
      <Leaders {...drawing} form={tall && 'wide'} />
      {tall && <Leaders {...tall} form="tall" />}
      <ul className={`drawing__labels drawing__labels--${name}`}>
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
  /** Which of two forms this is. */
  form?: 'wide' | 'tall' | undefined;
}

/** The lines from the labels to the parts that they name, each with a dot at its end. */
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

/** The path of a line. It begins inside its label, near the end that doesn't move with the length of the words. */
function leaderOf({ x, y, align = 'middle', to, via }: Label): string {
  const inside = { start: 16, middle: 0, end: -16 }[align];
  return `M${[[x + inside, y], ...(via ? [via] : []), to ?? []].map((point) => point.join(' ')).join('L')}`;
}

/**
 * The CSS rules with the position of each label over its drawing. The policy of the page allows no `style` attribute, but it
 * allows a style sheet inside an `<svg>`.
 * @param list the selector of the list
 */
function labelPositions(list: string, { tall, ...wide }: Drawing): string {
  if (!tall) return rulesOf(list, wide);
  return `@media not ${narrow}{${rulesOf(list, wide)}}@media ${narrow}{${rulesOf(list, tall)}}`;
}

const rulesOf = (list: string, { labels = [], width }: Artboard) =>
  labels
    .map(({ x, y, align = 'middle', tone = 'plain', maxWidth }, index) => {
      const percent = (length: number) => Math.round((length / width) * 1000) / 10;
      const wide = maxWidth ? `;--wide:${percent(maxWidth)}%` : '';
      return `${list} :nth-child(${index + 1}){--x:${percent(x)}%;--y:${Math.round(percent(y))}cqi${wide}${shifts[align]}${tones[tone]}}`;
    })
    .join('');

const shifts = { start: ';--shift:0', middle: '', end: ';--shift:-100%' };
const tones = { plain: '', good: ';--tone:var(--success)', bad: ';--tone:var(--error)' };
