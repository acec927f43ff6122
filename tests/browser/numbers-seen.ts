import { matchesIn, sight, textsIn } from './texts-in.ts';

/** A visible phone number, with the size of its figures in px. */
interface SeenNumber {
  /** Its place among all texts of the page, which is the same at every text size. */
  place: number;
  name: string;
  size: number;
  /** Whether it fills its column's width, or more than one line. */
  isFull: boolean;
}

const number = /\(\d{3}\)\s\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b911\b|#\d{2,}/g;

const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);

/** The width for words in an element's block. */
function columnOf(element: Element): number {
  let box = element;
  while (box.parentElement && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

/** Every visible phone number of a page, and the size of its body text. */
export function numbersSeen(): { body: number; numbers: SeenNumber[] } {
  const isSeen = sight();
  const drawn = [...document.querySelectorAll('svg[role=img]')].flatMap((sign): SeenNumber[] => {
    const label = sign.getAttribute('aria-label') ?? '';
    if (!isSeen(sign) || !sign.parentElement || label.search(number) === -1) return [];
    // A sign counts as its smallest figures.
    const sizes = [...sign.querySelectorAll('text')].map((text) => (text.getScreenCTM()?.a ?? 0) * sizeOf(text));
    const isFull = sign.getBoundingClientRect().width >= columnOf(sign.parentElement) - 1;
    return [{ place: -1, name: `${label} of a sign`, size: Math.min(...sizes), isFull }];
  });
  const places = new Map<Node, number>(textsIn(document.body).map((text, place) => [text, place]));
  const written = matchesIn(document.body, number).map(({ match, range }): SeenNumber => {
    const parent = range.startContainer.parentElement as Element;
    return {
      place: (places.get(range.startContainer) ?? 0) + range.startOffset / 10_000,
      name: `${match} in ${parent.localName}.${parent.closest('[class]')?.className}`,
      size: sizeOf(parent),
      isFull: range.getClientRects().length > 1 || range.getBoundingClientRect().width >= 0.9 * columnOf(parent),
    };
  });
  return { body: sizeOf(document.body), numbers: [...drawn, ...written] };
}
