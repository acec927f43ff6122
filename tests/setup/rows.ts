/** The rows of a table: a line each, with ` ‖ ` between columns, `⏎` for a line's end and `\u0060` for a character by its number. */
export const rowsOf = (table: string): string[][] =>
  table
    .trim()
    .split('\n')
    .map((line) =>
      line.replaceAll('⏎', '\n').replace(/\\u([\da-f]{4})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    )
    .map((line) => line.split(' ‖ '));

/** A text as a pattern, in which … stands for any words. */
export const like = (text: string) =>
  new RegExp(
    text
      .split('…')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
      .join('.*'),
  );
