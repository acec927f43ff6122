import type { ReactNode } from 'react';

interface PriceTableProps {
  caption?: ReactNode;
  /** What costs something, and its price as words; one without a price is left out. A total is in larger type. */
  rows: readonly (readonly [what: string, price: string, isTotal?: boolean])[];
}

/** Prices, one under another at the right. */
export const PriceTable = ({ caption, rows }: PriceTableProps) => (
  <table className="rows--table rows--prices">
    {caption && <caption>{caption}</caption>}
    <tbody>
      {rows.map(
        ([what, price, isTotal = false]) =>
          price && (
            <tr key={what} className={isTotal ? 'rows__total' : undefined}>
              <th scope="row">{what}</th>
              <td>{price}</td>
            </tr>
          ),
      )}
    </tbody>
  </table>
);
