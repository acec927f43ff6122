import type { Article, Problem, TextNode } from '../../build/route.ts';
import { expectedName, templateOf } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import type { TownData } from './town-schema.ts';

type TownText = Article<TownData>;

/** Words that a paragraph has at least before another town may not have it, too: fewer are a label. */
const leastWords = 5;

/** What is wrong with the pages of towns beside each other and the facts: reviews that nobody wrote, two pages of one town, and doorways. */
export const townTextProblems = (texts: readonly TownText[], business: Business): Problem[] => [
  ...texts.flatMap((text) => reviewProblems(text, business)),
  ...twins(texts),
  ...sharedParagraphs(texts, business),
];

function reviewProblems({ data: { review }, placeOf }: TownText, { reviews = [] }: Business): Problem[] {
  const urls = reviews.map(({ url }) => url);
  if (review === undefined || urls.includes(review)) return [];
  const found = 'isn’t the address of a review in the facts';
  const message = expectedName(review, urls);
  return [{ severity: 'error', ...placeOf(['review']), found, message }];
}

const twins = (texts: readonly TownText[]): Problem[] =>
  texts.flatMap(({ data, placeOf }, index): Problem[] => {
    const other = texts.slice(0, index).find((text) => text.data.town === data.town);
    const found = `is "${data.town}", as in ${other?.file}`;
    const message = 'Write one page for each town.';
    return other ? [{ severity: 'error', ...placeOf(['town']), found, message }] : [];
  });

/** The paragraphs that another town has, too, but for names and figures. */
function sharedParagraphs(texts: readonly TownText[], { township, towns, roads = [] }: Business): Problem[] {
  const written = texts.flatMap(({ data }) => [data.town, ...data.roads]);
  const names = [township, '{township}', ...towns.map(({ name }) => name), ...roads, ...written];
  const places = new Map<string, { file: string; line: number }>();
  return texts.flatMap(({ file, ...text }) =>
    paragraphsOf({ file, ...text }).flatMap(({ line, words }): Problem[] => {
      const bare = withoutNames(words, names);
      if (bare.split(' ').length < leastWords) return [];
      const other = places.get(bare);
      if (!other) places.set(bare, { file, line });
      if (!other || other.file === file) return [];
      const message = `This is the paragraph of ${other.file}:${other.line} with other names: "${words.slice(0, 60)}…"`;
      const help = 'Say what holds in this town only. Search engines drop pages that say the same of several towns.';
      return [{ severity: 'error', file, line, message, help }];
    }),
  );
}

/** All that a page of a town says in paragraphs and items of lists, each with its line. */
function paragraphsOf({ data, placeOf, intro, sections }: TownText): { line: number; words: string }[] {
  const inBody = [intro, ...sections.map(({ blocks }) => blocks)].flat().flatMap(blocksIn);
  return [
    { ...placeOf(['lead']), words: templateOf(data.lead) },
    ...(data.policeTows ? [{ ...placeOf(['policeTows']), words: templateOf(data.policeTows) }] : []),
    ...inBody.map(({ line, children }) => ({ line, words: templateOf(children) })),
  ];
}

const blocksIn = (node: TextNode): TextNode[] => {
  const inner = node.children.filter(({ kind }) =>
    ['p', 'ul', 'ol', 'li', 'tr', 'td', 'table', 'blockquote'].includes(kind),
  );
  return inner.length > 0 ? inner.flatMap(blocksIn) : [node];
};

/** Words without the names in them, the longest first, without figures and what is between words. */
const withoutNames = (words: string, names: readonly string[]) =>
  [...names]
    .sort((one, other) => other.length - one.length)
    .reduce((left, name) => left.replaceAll(name, ' '), words)
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();
