import type { ReactNode } from 'react';

interface DataTableProps {
  /** Whether the first cell of each row is a picture, which needs no heading. */
  isPictured?: boolean;
  /** Whether what is right of the first column are amounts. */
  hasAmounts?: boolean;
  caption?: string;
  /** Plain text, which a narrow screen repeats as the label of each cell; that of pictures is empty. */
  head: readonly string[];
  /** The first cell that is no picture is the heading of its row. */
  rows: readonly (readonly ReactNode[])[];
}

/** A table with headings; where its columns have no room, each row becomes a block. */
export function DataTable({ caption, head, rows, isPictured = false, hasAmounts = false }: DataTableProps) {
  return (
    <table className={`data-table${isPictured ? ' pictured-table' : ''}${hasAmounts ? ' amounts' : ''}`}>
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
