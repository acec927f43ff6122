import type { Token } from 'markdown-it/browser';

/** Plain text that a writer meant as markup; `%` stands for what was found. */
const marks: readonly (readonly [RegExp, message: string])[] = [
  // Such characters break the XML of a feed, or reverse words on a page.
  [
    /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/u,
    'There is an invisible character here, %. Delete it.',
  ],
  [/\p{Co}/u, '% is a sign of a word processor’s own font, and a box in any other. Delete it.'],
  [/`+|~{2,}|={2,}|^(?:-{3,}|:{3,})/, '% does nothing here. Delete it. For a heading, write ## before the words.'],
  [/\*\*|__/, '** or __ has no match. Write **bold words**, without a space inside the stars.'],
  [/!\[/, 'This picture isn’t complete. Write ![what it shows](scene:name).'],
  [
    /^\[[^\]]*\]:|\](?<!!\[[^\]]*\])(?:\s?\(|\[)/,
    'This link isn’t complete. Write [words](address), without a space between the two.',
  ],
  [/\[\^/, 'This source isn’t complete. Write [^name].'],
  [/^#{2,}/, 'This heading isn’t complete. Write ## or ###, then a space.'],
  [/^(?:\[[xX]?\]|[-+*]\[[ xX]?\])/, 'This checkbox isn’t complete. Write "- [ ] words".'],
  [
    /^\|/,
    'These rows aren’t a table yet. Put a line such as |---|---| below the first row, with one --- for each column.',
  ],
  // What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
  [/<[a-z/!?][^>]*>?/i, '% is HTML. Write Markdown, which has no tags.'],
];

/** Where no list of tasks has a box. */
export const misplacedBox = 'This box is outside a checklist. Write "- [ ] words" for every item of one.';

/** What is wrong with a token, a sentence each: nothing that is written may silently vanish from the page. */
export function mistakesOf(token: Token): string[] {
  const { type, content, info, markup } = token;
  const when = (isWrong: boolean, message: string) => (isWrong ? [message] : []);
  switch (type) {
    case 'text':
      return marks.flatMap(([pattern, message]) => {
        const [found] = pattern.exec(content) ?? [];
        return found === undefined ? [] : [message.replace('%', () => found)];
      });
    case 'hardbreak':
      return [
        'This line ends in two spaces or a \\, which is a line break, and the site can’t show one. Put an empty line below it, write a list, or delete what is at its end.',
      ];
    case 'code_block':
      return [
        'This line begins with four spaces or a tab, which makes it code, and the site can’t show code. Delete the spaces.',
      ];
    case 'braces':
      return when(
        content.length === 1,
        `${content} has no matching brace. Write a name in braces, such as {township}, or \\${content} for the brace itself.`,
      );
    case 'task':
      return [misplacedBox];
    case 'heading_open':
      return when(
        markup !== '###' && (markup !== '##' || token.level > 0),
        'This heading can’t be used here. Use ## or ###, outside lists and quotes.',
      );
    case 'tr_open':
      return when(
        info !== '',
        `This row has more cells than the first. Delete ${info}, or write \\| for a | among the words.`,
      );
    case 'ordered_list_open': {
      const first = token.attrGet('start');
      return when(
        first !== null,
        `A numbered list counts from 1, not from ${first}. For words that begin with a number, write ${first}\\${markup} instead; to go on with a list, begin every line between its items with three spaces.`,
      );
    }
    default:
      return [];
  }
}
