/** What may precede a list marker: spaces and the signs of quotations. */
const before = String.raw`^((?:\s*>)*\s*)`;

/**
 * Bullets of word processors: round and square signs, ticks and arrows, Word's Symbol and Wingdings (U+F000 to U+F0FF), dashes
 * but the long one, which an attribution may begin with, and letters that Wingdings draws as bullets, followed by a tab.
 */
const bullet = new RegExp(
  `${before}(?:[-*+]\\s+)?(?:[•‣⁃◦▪▫■□●○◆◇❖⦁∙⋅·\uF000-\uF0FF]\\s*|[‐‑‒–−✓✔☐☑☒❑❒❏➔➢➤►▶→⇒]\\s+|[o§Øüvq]\\t\\s*)(?=\\S)`,
  'u',
);
/** Markdown's own markers, with the box of a task. */
const mark = new RegExp(`${before}([-*+]|\\d{1,9}[.)]|#{1,6})(\\s+)(?:\\[([ xX\\s])\\]\\s+)?(?=\\S)`);

/**
 * Rewrites a line for the parser: word processors' bullets become hyphens, and Unicode's other spaces after a marker (and in a
 * table's rule of dashes) become plain ones.
 */
export function plainLine(line: string): string {
  if (/^[\s|:>-]+$/.test(line)) return spaced(line);
  return line
    .replace(bullet, (_, blanks: string) => `${spaced(blanks)}- `)
    .replace(mark, (_, blanks: string, sign: string, after: string, box?: string) =>
      [spaced(blanks), sign, spaced(after), box === undefined ? '' : `[${spaced(box)}] `].join(''),
    );
}

/** Tabs stay: Markdown counts them. */
const spaced = (blanks: string) => blanks.replace(/[^\S\t]/g, ' ');
