import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { Paragraph, Sentence } from './sentence.tsx';

interface TableProps {
  rows: readonly TextNode[];
  /** Shows a cell that is a picture. */
  show: (picture: TextNode) => ReactNode;
}

/**
 * A list with an item per row: its picture, if the first cell has one, its heading, and its other cells, after the headings of
 * their columns if there is no picture.
 */
export const Table = ({ rows: [head, ...rows], show }: TableProps) => (
  <ul className="cards">
    {rows.map(({ children: cells }, index) => {
      const [first] = cells;
      const picture = first?.children[0]?.kind === 'image' ? first : undefined;
      const [title, ...words] = picture ? cells.slice(1) : cells;
      return (
        <li key={index} className="card">
          {picture && show(picture)}
          <div>
            <h3>
              <Sentence text={title?.children ?? []} />
            </h3>
            {words.map(({ children }, cell) =>
              picture || children.length === 0 ? (
                <Paragraph key={cell} text={children} />
              ) : (
                <p key={cell}>
                  <Sentence text={head?.children[cell + 1]?.children ?? []} />: <Sentence text={children} />
                </p>
              ),
            )}
          </div>
        </li>
      );
    })}
  </ul>
);
