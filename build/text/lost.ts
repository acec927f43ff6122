import type { Token } from 'markdown-it/browser';

/**
 * What a token has that its node would lose, a sentence each: nothing that is written may silently vanish from the page.
 * @param number of the previous item of a numbered list; 0 for the first
 */
export function lostOf(token: Token, number = 0): string[] {
  switch (token.type) {
    case 'hardbreak':
      return [
        'This line ends in two spaces or a \\, which is a line break, and the site can’t show one. Put an empty line below it, write a list, or delete what is at its end.',
      ];
    case 'link_open':
    case 'image': {
      const title = token.attrGet('title');
      return title === null ? [] : [`The site can’t show "${title}", which is after the address. Delete it.`];
    }
    case 'th_open':
      return /right|center/.test(String(token.attrGet('style')))
        ? ['The site aligns the columns of a table itself. Write --- without a colon at its end.']
        : [];
    case 'tr_open':
      return token.info
        ? [`This row has more cells than the first. Delete ${token.info}, or write \\| for a | among the words.`]
        : [];
    case 'task':
      return token.content === ' '
        ? []
        : [`The boxes of a checklist are empty. Write [ ] instead of [${token.content}].`];
    case 'list_item_open':
      return numberLost(token, number);
    default:
      return [];
  }
}

/** Checks that items count up from 1; two alternatives under conditions may share a number. */
function numberLost({ info, markup }: Token, before: number): string[] {
  const written = Number(info);
  if (!info || written === before + 1 || (written === before && before > 0)) return [];
  return [
    `A numbered list counts from 1, so ${info}${markup} would read ${before + 1}. For words that begin with a number, write ${info}\\${markup} instead; to go on with a list, begin every line between its items with three spaces.`,
  ];
}
