import type { ReactNode } from 'react';

interface DataTableProps {
  /** Whether the cells are figures, which fit into one line with their labels. */
  figures?: boolean;
  caption?: string;
  /** Plain text, since a narrow screen repeats it as the label of each cell. A first column with an empty heading holds pictures. */
  head: readonly string[];
  /** The first cell that is no picture is the heading of its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with headings; on a narrow screen each row becomes a card. */
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
