import type { StateCore } from 'markdown-it/browser';

/** A parser rule that notes the cells of a table row beyond the header's columns, which the parser drops. */
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

/** The cells of a row, split like the parser does: at each | that isn't escaped or at an end. */
const cellsOf = (row: string) =>
  row
    .replace(/^[\s>]*\|?/, '')
    .replace(/(?<!\\)\|\s*$/, '')
    .split(/(?<!\\)\|/);
