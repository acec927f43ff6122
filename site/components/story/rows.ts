import type { TextBody, TextNode, TextSection } from '../../../build/route.ts';

/**
 * How a section stands on a wide screen: a fact in large numerals on the night road (`figure`), short parts side by side
 * (`parts`), what is drawn beside the words (`beside`), what needs the whole width under them (`across`), or words alone.
 */
export type Form = 'figure' | 'parts' | 'beside' | 'across' | 'words';

/** Blocks that stand together: words, or a block that is looked at, beside the words or over the whole width. */
export interface Piece {
  place: 'words' | 'beside' | 'wide';
  blocks: readonly TextNode[];
}

/** What stands side by side: a section alone, two short ones, or a run of words with the call card beside it. */
export interface Row {
  kind: 'one' | 'pair' | 'run';
  /** Whether it stands on the raised ground, so that one row is told from the next. */
  isRaised: boolean;
  sections: readonly Laid[];
}

export interface Laid {
  section: TextSection;
  form: Form;
  /** Whether the picture comes before the words: every second one does. */
  isTurned: boolean;
}

/** What the rule has to know beside the words. */
interface Known {
  /** Whether a drawing is too wide to stand beside words. */
  isWide: (source: string) => boolean;
  /** Sections at whose end something else stands over the whole width. */
  widened: ReadonlySet<string>;
}

/** Characters that a column of half the width takes without growing long. */
const short = 620;
/** Characters from which words are a read, with room for the call card beside it. */
const long = 1100;

/** A figure above the first heading stands with what is said first. */
export function joinFigure({ intro, sections }: TextBody): TextBody {
  const [first, ...more] = sections;
  if (!first || intro.length === 0 || !intro.every(isFigure)) return { intro, sections };
  return { intro: [], sections: [{ ...first, blocks: [...intro, ...first.blocks] }, ...more] };
}

/** Lays a text's sections out: each in its form, words alone in pairs, the first long run of them beside the call card. */
export function rowsOf(sections: readonly TextSection[], known: Known): readonly Row[] {
  const rows: Row[] = [];
  let isTurned = true;
  // The ground above is the page's head, which is raised.
  const isRaisedNext = () => !(rows.at(-1)?.isRaised ?? true);
  let words: Laid[] = [];
  const endWords = () => {
    if (lengthOf(words) >= long && !rows.some(({ kind }) => kind === 'run'))
      rows.push({ kind: 'run', isRaised: false, sections: words });
    else rows.push(...pairsOf(words));
    words = [];
  };
  for (const section of sections) {
    const form = known.widened.has(section.id) ? 'across' : formOf(section.blocks, known);
    if (form === 'words') {
      words.push({ section, form, isTurned: false });
      continue;
    }
    endWords();
    if (form === 'beside') isTurned = !isTurned;
    const isRaised = (form === 'across' || form === 'parts') && section !== sections.at(-1) && isRaisedNext();
    rows.push({ kind: 'one', isRaised, sections: [{ section, form, isTurned: form === 'beside' && isTurned }] });
  }
  endWords();
  return rows;
}

/** What a section's blocks ask for. */
export function formOf(blocks: readonly TextNode[], { isWide }: Pick<Known, 'isWide'>): Form {
  const places = blocks.map((block) => placeOf(block, isWide));
  if (blocks.some(isFigure)) return 'figure';
  if (blocks.filter(({ kind }) => kind === 'heading').length > 2) return 'parts';
  if (places.includes('beside')) return 'beside';
  return places.includes('wide') ? 'across' : 'words';
}

/** A section's blocks in the pieces that its form places. */
export function piecesOf(blocks: readonly TextNode[], form: Form, isWide: Known['isWide']): readonly Piece[] {
  if (form === 'parts') return partsOf(blocks);
  const pieces: { place: Piece['place']; blocks: TextNode[] }[] = [];
  for (const block of blocks) {
    const last = pieces.at(-1);
    const place = form === 'across' && isLongList(block) ? 'wide' : placeOf(block, isWide);
    // A second picture stands among the words, and so do steps beside a picture.
    const isWords =
      place === 'words' ||
      (place === 'beside' && pieces.some((piece) => piece.place === 'beside')) ||
      (form === 'beside' && isList(block)) ||
      (form === 'figure' && !isFigure(block) && place === 'beside');
    if (isWords && last?.place === 'words') last.blocks.push(block);
    else pieces.push({ place: isWords ? 'words' : place, blocks: [block] });
  }
  return pieces;
}

/** The words above the first heading, and each heading with what stands under it. */
function partsOf(blocks: readonly TextNode[]): readonly Piece[] {
  const first = blocks.findIndex(({ kind }) => kind === 'heading');
  const parts: TextNode[][] = [];
  for (const block of blocks.slice(first)) {
    if (block.kind === 'heading') parts.push([]);
    parts.at(-1)?.push(block);
  }
  const above: Piece[] = first > 0 ? [{ place: 'words', blocks: blocks.slice(0, first) }] : [];
  return [...above, ...parts.map((part): Piece => ({ place: 'wide', blocks: part }))];
}

function placeOf(block: TextNode, isWide: Known['isWide']): Piece['place'] {
  if (block.kind === 'table') return 'wide';
  if (block.kind === 'image') return isFigure(block) || !isWide(block.source) ? 'beside' : 'wide';
  return isLane(block) ? 'wide' : 'words';
}

/** Steps few enough to stand side by side. */
export const isLane = (block: TextNode) =>
  block.kind === 'numbers' && block.children.length > 2 && block.children.length < 6;

const isList = ({ kind }: TextNode) => kind === 'bullets' || kind === 'tasks' || kind === 'numbers';

/** A list long enough for two columns. */
const isLongList = (block: TextNode) =>
  (block.kind === 'bullets' || block.kind === 'tasks') && block.children.length > 4;

const isFigure = (block: TextNode) => block.kind === 'image' && block.source.startsWith('figure:');

/** Two neighbors that are both short stand side by side; a long list takes the width for itself. */
function pairsOf([first, second, ...more]: readonly Laid[]): readonly Row[] {
  if (!first) return [];
  if (second && lengthOf([first]) <= short && lengthOf([second]) <= short)
    return [{ kind: 'pair', isRaised: false, sections: [first, second] }, ...pairsOf(more)];
  const form = first.section.blocks.some(isLongList) ? 'across' : 'words';
  const rest = second ? [second, ...more] : more;
  return [{ kind: 'one', isRaised: false, sections: [{ ...first, form }] }, ...pairsOf(rest)];
}

const lengthOf = (laid: readonly Laid[]) => laid.reduce((sum, { section }) => sum + lettersIn(section.blocks), 0);

/** Letters of the words in a tree of blocks; those of tables and of what stands at a picture's places do not count. */
const lettersIn = (nodes: readonly TextNode[]): number =>
  nodes.reduce((sum, node) => {
    if (node.kind === 'text') return sum + node.text.length;
    if (node.kind === 'fact') return sum + node.name.length + 2;
    return sum + (node.kind === 'table' || node.kind === 'image' ? 0 : lettersIn(node.children));
  }, 0);
