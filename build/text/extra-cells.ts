import type { StateCore } from 'markdown-it/browser';

/** A rule of the parser: notes in a row of a table the cells beyond the columns of its head, which the parser leaves out. */
export function noteExtraCells({ src, tokens }: StateCore) {
  if (!tokens.some(({ type }) => type === 'table_open')) return;
  const lines = src.split('\n');
  let columns = 0;
  for (const token of tokens) {
    if (token.type === 'thead_open') columns = 0;
    if (token.type === 'th_open') columns += 1;
    if (token.type === 'tr_open' && columns > 0 && token.map)
      token.info = cellsOf(lines[token.map[0]] ?? '')
        .slice(columns)
        .join('|')
        .trim();
  }
}

/** The cells of a row as the parser parts them: at each | but those after a backslash, and those at its ends. */
const cellsOf = (row: string) =>
  row
    .replace(/^[\s>]*\|?/, '')
    .replace(/(?<!\\)\|\s*$/, '')
    .split(/(?<!\\)\|/);
