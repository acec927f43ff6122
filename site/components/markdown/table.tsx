import { Fragment, type ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { useContent } from '../../site-context.ts';
import { Paragraph, Sentence } from './sentence.tsx';

type Nodes = readonly TextNode[];

interface TableProps {
  rows: Nodes;
  /** Shows a cell that is a picture. */
  show: (picture: TextNode) => ReactNode;
}

/** Rows of a picture each, with their words beside it; else a plain table. */
export function Table({ rows: [head, ...rows], show }: TableProps) {
  if (rows.every(({ children: [first] }) => first && isPicture(first))) return <PicturedRows rows={rows} show={show} />;
  return (
    <table className="rows--table">
      <thead>
        <tr>
          {head?.children.map(({ children }, column) => (
            <th key={column} scope="col">
              <Sentence text={children} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ children: [first, ...cells] }, row) => (
          <tr key={row}>
            <th scope="row">
              <Sentence text={first?.children ?? []} />
            </th>
            {cells.map(({ children }, column) => (
              <td key={column}>
                <Sentence text={children} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each row's picture, its heading and its words; a verdict in the last cell stands once over the rows that it holds for. */
function PicturedRows({ rows, show }: TableProps) {
  const { toPlainText } = useContent();
  const verdictOf = (row?: TextNode) => row?.children.at(-1)?.children.filter(({ kind }) => kind === 'chip') ?? [];
  const isNew = (index: number) => toPlainText(verdictOf(rows[index])) !== toPlainText(verdictOf(rows[index - 1]));
  return (
    <ul className="rows">
      {rows.map((row, index) => {
        const [picture, title, ...words] = row.children;
        const verdict = verdictOf(row);
        return (
          <Fragment key={index}>
            {isNew(index) && (
              <li>
                <Sentence text={verdict} />
              </li>
            )}
            <li className="card card--row">
              {picture && show(picture)}
              <div>
                <h3>
                  <Sentence text={title?.children ?? []} />
                </h3>
                {words.map(({ children }, cell) => (
                  <Paragraph key={cell} text={children.filter((node) => !verdict.includes(node))} />
                ))}
              </div>
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}

/** The columns of a table as ways to choose between, side by side; the cells under each speak for it, or show it. */
export function Choices({ rows: [head, ...rows], show }: TableProps) {
  return (
    <div className="columns">
      {head?.children.map((title, column) => {
        const cells = rows.flatMap((row) => row.children[column] ?? []).filter(({ children }) => children.length > 0);
        return (
          <div key={column} className="stack">
            {cells.filter(isPicture).map(show)}
            <h3>
              <Sentence text={title.children} />
            </h3>
            <ul>
              {cells
                .filter((cell) => !isPicture(cell))
                .map(({ children }, index) => (
                  <li key={index}>
                    <Sentence text={children} />
                  </li>
                ))}
            </ul>
          </div>
        );
      })}
    </div>
  );
}

const isPicture = ({ children: [first] }: TextNode) => first?.kind === 'image';
