import type { ReactElement } from 'react';

export interface Choice {
  title: ReactElement;
  picture: readonly ReactElement[];
  items: readonly ReactElement[];
}

/** Options side by side, each with a picture, a title and its advantages. */
export function Comparison({ choices }: { choices: readonly Choice[] }) {
  return (
    <div className="columns">
      {choices.map(({ title, picture, items }, column) => (
        <div key={column} className="panel stack">
          {picture}
          <h3>{title}</h3>
          <ul>
            {items.map((item, row) => (
              <li key={row}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
