/** What the parser leaves as plain text, and a writer means as something else; `%` stands for what was found. */
const mistakes: readonly (readonly [RegExp, message: string])[] = [
  // In XML such characters break a feed, in a page they turn words around.
  [
    /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/u,
    'found the character %, which nobody sees. Delete it.',
  ],
  [/`/, 'found code, which the site has no component for.'],
  [/^\[[^\]]*\]:/, 'found a link definition, which the site has no component for.'],
  [/(?<!~)~~(?!~)/, 'found ~~, expected words that are not struck out: the site has no component for them.'],
  [/={2,}/, 'found ==, expected ## in front of a heading, or ** around bold words.'],
  [/\*\*|__/, 'found ** or __ without its counterpart, expected **bold words** without spaces at their ends.'],
  [/!\[/, 'found a picture that is not whole, expected ![what it shows](scene:name).'],
  [
    /\](?<!!\[[^\]]*\])(?:\s?\(|\[)/,
    'found a link that is not whole, expected [words](address) without spaces between.',
  ],
  [/\[\^/, 'found a source that is not whole, expected [^name].'],
  [/^#{2,}/, 'found # that begin no heading, expected ## or ### and a space.'],
  [/^\[\]|^[-+*]\[[ xX]?\]/, 'found a task that is not whole, expected "- [ ] words".'],
  [/^\|/, 'found rows that are no table, expected a line such as |---|---| under the head, a --- for each column.'],
  [/^---/, 'found a rule (---), which the site has no component for.'],
  [/^(?:~{3}|:{3,} ?\w)/, 'found a fence, which the site has no component for.'],
  [/<(?:https?:|[^\s@<>]+@)[^<>]*>/, 'found %, expected a link, [words](address).'],
  // What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
  [/<(?!https?:|[^\s@<>]+@)[a-z/!?][^>]*>?/i, 'found HTML, %, expected Markdown, which has no tags.'],
];

/** A sentence for each thing in plain text that would not come out as it was meant. */
export const lintText = (text: string): string[] =>
  mistakes.flatMap(([pattern, message]) => {
    const [found] = pattern.exec(text) ?? [];
    return found === undefined ? [] : [message.replace('%', () => found)];
  });
