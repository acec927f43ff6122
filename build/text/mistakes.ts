/** What is wrong with a sign that does nothing where it is, and what to write in its place. */
export const misplaced = (found: string, expected: string) => `${found} can’t be used here. Write ${expected}.`;

/** Plain text that a writer meant as markup, and what to write in its place. */
const marks: readonly (readonly [RegExp, expected: string])[] = [
  // Such characters break the XML of a feed, reverse words on a page, or are boxes in any font but a word processor's own.
  [
    /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Co}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/u,
    'only characters that a page can show',
  ],
  [/`+|~{2,}|={2,}|^(?:-{3,}|:{3,})/, '## before the words of a heading, and nothing else'],
  [/\*\*|__/, '**bold words**, without a space inside the stars'],
  [/!\[/, '![what it shows](scene:name)'],
  [/^\[[^\]]*\]:|\](?<!!\[[^\]]*\])(?:\s?\(|\[)/, '[words](address), without a space between the two'],
  [/\[\^/, '[^name]'],
  [/^#{2,}/, '## or ###, then a space'],
  [/^[-+*]?\[[ xX]?\]/, '"- [ ] words" for every item of a checklist'],
  [/^\|/, 'a line such as |---|---| below the first row, with --- for each column'],
  // As word processors paste them. No long dash, which begins an attribution.
  [/^(?:[•‣◦▪■●○❖·]|[-–*✓✔]\s)/, '"- words" for every item of a list'],
  // What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
  [/<[a-z/!?][^>]*>?/i, 'Markdown, which has no tags'],
];

/** What is wrong with plain words: nothing that is written may silently vanish from the page. */
export const textMistakes = (words: string): string[] =>
  marks.flatMap(([mark, expected]) => {
    const [found] = mark.exec(words) ?? [];
    return found === undefined ? [] : misplaced(found, expected);
  });
