import type { ReactNode } from 'react';

interface DataTableProps {
  /** Whether the cells are figures, which stand in one line with the words for them. */
  figures?: boolean;
  caption?: string;
  /** Words alone, as they stand beside each cell too where a narrow screen makes a card of each row. A first column without a heading holds a picture of each row. */
  head: readonly string[];
  /** The first cell that has words is its row's heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** Rows and columns, each with its heading; on a narrow screen, a card a row. */
export function DataTable({ caption, figures = false, head, rows }: DataTableProps) {
  const isPictured = head[0] === '';
  const className = ['data-table', figures && 'data-table--figures', isPictured && 'data-table--pictured'];
  return (
    <table className={className.filter(Boolean).join(' ')}>
      {caption && <caption>{caption}</caption>}
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
                <td key={column} data-label={head[column] || undefined}>
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
