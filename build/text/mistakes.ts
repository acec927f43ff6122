import type { Token } from 'markdown-it/browser';

/** Where no list of tasks has a box. */
export const misplacedBox = 'This box isn’t part of a checklist. Write "- [ ] words" for every item of one.';

/** Plain text that a writer meant as markup; `%` stands for what was found. */
const marks: readonly (readonly [RegExp, message: string])[] = [
  // Such characters break the XML of a feed, reverse words on a page, or are boxes in any font but a word processor's own.
  [
    /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Co}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/u,
    'There is a character here that no page can show: %. Delete it.',
  ],
  [/`+|~{2,}|={2,}|^(?:-{3,}|:{3,})/, '% does nothing here. Delete it. For a heading, write ## before the words.'],
  [/\*\*|__/, '** or __ has no match. Write **bold words**, without a space inside the stars.'],
  [/!\[/, 'This picture isn’t complete. Write ![what it shows](scene:name).'],
  [
    /^\[[^\]]*\]:|\](?<!!\[[^\]]*\])(?:\s?\(|\[)/,
    'This link isn’t complete. Write [words](address), without a space between the two.',
  ],
  [/\[\^/, 'This source isn’t complete. Write [^name].'],
  [/^#{2,}/, 'This heading isn’t complete. Write ## or ###, then a space.'],
  [/^(?:\[[ xX]?\]|[-+*]\[[ xX]?\])/, misplacedBox],
  [/^\|/, 'These rows aren’t a table yet. Put a line such as |---|---| below the first row, with --- for each column.'],
  // What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
  [/<[a-z/!?][^>]*>?/i, '% is HTML. Write Markdown, which has no tags.'],
];

/** What is wrong with a token, a sentence each: nothing that is written may silently vanish from the page. */
export function mistakesOf(token: Token): string[] {
  const { type, content, markup } = token;
  switch (type) {
    case 'text':
      return marks.flatMap(([pattern, message]) => {
        const [found] = pattern.exec(content) ?? [];
        return found === undefined ? [] : message.replace('%', () => found);
      });
    case 'hardbreak':
      return ['This line ends in two spaces or a \\. Delete them, and put an empty line below it or write a list.'];
    case 'code_block':
      return ['This line begins with four spaces or a tab, which makes it code. Delete the spaces.'];
    case 'braces':
      return content.length > 1
        ? []
        : [`${content} has no matching brace. Write {township}, or \\${content} for the brace itself.`];
    case 'heading_open':
      return markup === '###' || (markup === '##' && token.level === 0)
        ? []
        : ['This heading can’t be used here. Use ## or ###, outside lists and quotes.'];
    case 'ordered_list_open': {
      const first = token.attrGet('start');
      const help = `For words that begin with a number, write ${first}\\${markup}; to go on with a list, begin every line between its items with three spaces.`;
      return first === null ? [] : [`A numbered list counts from 1, not from ${first}. ${help}`];
    }
    default:
      return [];
  }
}
