/** Plain text that a writer meant as markup; `%` stands for what was found. */
const mistakes: readonly (readonly [RegExp, message: string])[] = [
  // Such characters break the XML of a feed, or reverse words on a page.
  [
    /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/u,
    'There is an invisible character here, %. Delete it.',
  ],
  [/\p{Co}/u, '% is a sign of a word processor’s own font, and a box in any other. Delete it.'],
  [/`/, 'The site can’t show code. Delete the backquotes.'],
  [/^\[[^\]]*\]:/, 'The site can’t read link definitions. Put the address into the link: [words](address).'],
  [/(?<!~)~~(?!~)/, 'The site can’t strike words out. Delete the ~~.'],
  [/={2,}/, '== does nothing here. Write ## before a heading, or ** around bold words.'],
  [/\*\*|__/, '** or __ has no match. Write **bold words**, without a space inside the stars.'],
  [/!\[/, 'This picture isn’t complete. Write ![what it shows](scene:name).'],
  [
    /\](?<!!\[[^\]]*\])(?:\s?\(|\[)/,
    'This link isn’t complete. Write [words](address), without a space between the two.',
  ],
  [/\[\^/, 'This source isn’t complete. Write [^name].'],
  [/^#{2,}/, 'This heading isn’t complete. Write ## or ###, then a space.'],
  [/^\[\]|^[-+*]\[[ xX]?\]/, 'This checkbox isn’t complete. Write "- [ ] words".'],
  [
    /^\|/,
    'These rows aren’t a table yet. Put a line such as |---|---| below the first row, with one --- for each column.',
  ],
  [/^---/, 'The site can’t show a line (---). Delete it.'],
  [/^(?:~{3}|:{3,} ?\w)/, 'The site can’t show a block of this kind. Delete the ~~~ or ::: around it.'],
  [/<(?:https?:|[^\s@<>]+@)[^<>]*>/, '% isn’t a link here. Write [words](address).'],
  // What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
  [/<(?!https?:|[^\s@<>]+@)[a-z/!?][^>]*>?/i, '% is HTML. Write Markdown, which has no tags.'],
];

/** A sentence for each thing in plain text that wouldn't come out as meant. */
export const lintText = (text: string): string[] =>
  mistakes.flatMap(([pattern, message]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [message.replace('%', () => found)];
  });
