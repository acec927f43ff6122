// What a browser would take for a tag or a comment (HTML standard, section 13.2.5.6, "Tag open state").
const html = /<[a-z/!?][^>]*>?/i;

/** Characters that nobody sees, or that a damaged file has: in XML they break a feed, in a page they turn words around. */
const unseen = /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u00AD|[\t\n])[\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD]/gu;

/** What the parser leaves as plain text, and a writer means as something else. */
const slips: readonly (readonly [RegExp, message: string])[] = [
  [/`/, 'found code, which the site has no component for.'],
  [/^\[[^\]]*\]:/, 'found a link definition, which the site has no component for.'],
  [/~~/, 'found ~~, expected words that are not struck out: the site has no component for them.'],
  [/={2,}/, 'found ==, expected ## in front of a heading, or ** around bold words.'],
  [/\*\*|__/, 'found ** or __ without its counterpart, expected **bold words** without spaces at their ends.'],
  [/!\[/, 'found a picture that is not whole, expected ![what it shows](scene:name).'],
  [/(?<!!\[[^\]]*)\](?:\s?\(|\[)/, 'found a link that is not whole, expected [words](address) without spaces between.'],
  [/\[\^/, 'found a source that is not whole, expected [^name].'],
  [/^#{2,}/, 'found # that begin no heading, expected ## or ### and a space.'],
  [/^\[\]|^[-+*]\[[ xX]?\]/, 'found a task that is not whole, expected "- [ ] words".'],
  [/^:::+ ?\w/, 'found a fence, which the site has no component for.'],
];

/** A sentence for each thing in plain text that would not come out as it was meant. */
export const slipsIn = (text: string): string[] => [
  ...unseenIn(text),
  ...slips.flatMap(([pattern, message]) => (pattern.test(text) ? [message] : [])),
  ...(html.exec(text) ?? []).map((tag) =>
    /^<(?:https?:|[^\s@>]+@)/.test(tag)
      ? `found ${tag}, expected a link, [words](address).`
      : `found HTML, ${tag}, expected Markdown, which has no tags.`,
  ),
];

/** A sentence for each character that nobody sees. */
export const unseenIn = (text: string): string[] =>
  [...text.matchAll(unseen)].map(([character]) => {
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `found the character U+${code}, which nobody sees. Delete it.`;
  });
