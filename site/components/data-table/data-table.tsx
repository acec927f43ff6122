import type { ReactNode } from 'react';

interface DataTableProps {
  /** Whether the cells are figures, which stand in one line with the words for them. */
  figures?: boolean;
  caption?: string;
  /** Words alone, as they stand beside each cell too where a narrow screen makes a card of each row. */
  head: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly ReactNode[])[];
}

/** Rows and columns, each with its heading; on a narrow screen, a card a row. */
export function DataTable({ caption, figures = false, head, rows }: DataTableProps) {
  return (
    <table className={figures ? 'data-table data-table--figures' : 'data-table'}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {head.map((cell, column) => (
            <th key={column} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([title, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{title}</th>
            {cells.map((cell, column) => (
              <td key={column} data-label={head[column + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
