import type { ReactNode } from 'react';

interface DataTableProps {
  /** Whether the first cell of each row is a picture, which needs no heading. */
  isPictured?: boolean;
  /** What the last cell of each row says as words, where that is a verdict: a screen shows it once for the rows it holds for. */
  verdicts?: readonly string[] | undefined;
  /** Plain text, which a narrow screen repeats as the label of each cell; that of pictures is empty. */
  head: readonly string[];
  /** The first cell that is no picture is the heading of its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with headings; where its columns have no room, each row becomes a block. */
export function DataTable({ head, rows, isPictured = false, verdicts }: DataTableProps) {
  const verdictClass = (row: number, column: number) => {
    if (!verdicts || column < head.length - 1) return undefined;
    return verdicts[row] === verdicts[row - 1] ? 'rows__repeated' : 'rows__verdict';
  };
  return (
    <table className={`rows--table ${isPictured ? 'rows--pictured' : 'rows--blocks'}`}>
      <thead>
        <tr>
          {head.map((cell, column) =>
            cell ? (
              <th key={column} scope="col">
                {cell}
              </th>
            ) : (
              <td key={column} />
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === Number(isPictured) ? (
                <th key={column} scope="row">
                  {cell}
                </th>
              ) : (
                <td
                  key={column}
                  className={verdictClass(row, column)}
                  data-label={(!isPictured && head[column]) || undefined}
                >
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
