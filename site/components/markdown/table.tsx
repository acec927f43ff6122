import type { ReactNode } from 'react';
import type { TextNode } from '../../../build/route.ts';
import { useContent } from '../../site-context.ts';
import { Paragraph, Sentence } from './sentence.tsx';

type Nodes = readonly TextNode[];

interface TableProps {
  rows: Nodes;
  /** Shows a cell that is a picture. */
  show: (picture: TextNode) => ReactNode;
  /** Whether it has the whole width. Then rows are side by side. */
  isWide?: boolean;
}

/**
 * A list with an item per row: its picture, if the first cell has one, its heading, and its other cells, after the headings of
 * their columns if there is no picture. A verdict in the last cell is shown once, above the rows that share it.
 */
export function Table({ rows: [head, ...rows], show, isWide = false }: TableProps) {
  const { toPlainText } = useContent();
  const groups: { verdict: Nodes; items: ReactNode[] }[] = [];
  for (const [index, row] of rows.entries()) {
    const verdict = row.children.at(-1)?.children.filter(({ kind }) => kind === 'chip') ?? [];
    const [first, ...cells] = row.children;
    const picture = first && isPicture(first) ? first : undefined;
    const [title, ...words] = picture ? cells : row.children;
    const item = (
      <li key={index} className={picture ? 'card card--row' : 'card--row'}>
        {picture && show(picture)}
        <div>
          <h3>
            <Sentence text={title?.children ?? []} />
          </h3>
          {words.map(({ children }, cell) => {
            const text = children.filter((node) => !verdict.includes(node));
            if (picture || !toPlainText(text).trim()) return <Paragraph key={cell} text={text} />;
            return (
              <p key={cell}>
                <Sentence text={head?.children[cell + 1]?.children ?? []} />: <Sentence text={text} />
              </p>
            );
          })}
        </div>
      </li>
    );
    const last = groups.at(-1);
    if (last && toPlainText(last.verdict) === toPlainText(verdict)) last.items.push(item);
    else groups.push({ verdict, items: [item] });
  }
  const shown = groups.map(({ verdict, items }, index) => (
    <div key={index} className="rows__group">
      <Paragraph text={verdict} />
      <ul className="rows">{items}</ul>
    </div>
  ));
  return isWide ? <div className="rows__groups">{shown}</div> : shown;
}

const isPicture = ({ children: [first] }: TextNode) => first?.kind === 'image';
