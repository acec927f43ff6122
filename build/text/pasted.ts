/** What comes before the mark of a line: blanks, and the signs of quotations. */
const before = String.raw`^((?:\s*>)*\s*)`;

/**
 * Bullets of word processors: round and square signs, those of Word's Symbol and Wingdings (U+F000 to U+F0FF), and the letters
 * that Wingdings draws as bullets, which a tab follows.
 */
const bullet = new RegExp(
  `${before}(?:[-*+]\\s+)?(?:[•‣⁃◦▪▫■□●○◆◇❖⦁∙⋅·\uF000-\uF0FF]\\s*|(?:[o§Øüvq]\\t\\s*))(?=\\S)`,
  'u',
);
/** Markdown's own marks, of which one is followed by a blank; the box of a task belongs to its mark. */
const mark = new RegExp(`${before}([-*+]|\\d{1,9}[.)]|#{1,6})(\\s+)(?:\\[([ xX\\s])\\]\\s+)?(?=\\S)`);

/**
 * A line as Markdown's parser knows it: a word processor's bullet is a hyphen, and after a mark (and in the rule of dashes
 * under a table's head) any of Unicode's spaces is a plain one.
 */
export function plainLine(line: string): string {
  if (/^[\s|:>-]+$/.test(line)) return spaced(line);
  return line
    .replace(bullet, (_, blanks: string) => `${spaced(blanks)}- `)
    .replace(mark, (_, blanks: string, sign: string, after: string, box?: string) =>
      [spaced(blanks), sign, spaced(after), box === undefined ? '' : `[${spaced(box)}] `].join(''),
    );
}

/** Tabs stay, as Markdown counts them. */
const spaced = (blanks: string) => blanks.replace(/[^\S\t]/g, ' ');

/** A dash or a sign at the start of a line, where Markdown sees words. */
const sign = new RegExp(`${before}([‐‑‒–—―−✓✔☐☑☒❑❒❏➔➢➤►▶→⇒])\\s`, 'u');

/**
 * The sign that begins a run of lines: a list that Markdown would run together. One line alone may be words, as the name under
 * a customer's words is.
 */
export function signOfRun(above: string | undefined, line: string, below: string | undefined): string | undefined {
  const [found, next, last] = [line, below, above].map((each) => sign.exec(each ?? '')?.[2]);
  return found === next && found !== last ? found : undefined;
}
