import type { TextNode } from '../../../build/route.ts';
import { Icon, type IconName } from '../../scenes/icons.tsx';
import { Phrase } from '../phrase/phrase.tsx';

export type TileWords = Readonly<Partial<Record<IconName, readonly TextNode[]>>>;

/** Those that have words for this owner. */
export const tilesOf = (items: TileWords) =>
  (Object.entries(items) as [IconName, readonly TextNode[]][]).filter(([, words]) => words.length > 0);

/** A word or two each, by the name of the icon beside them; where they link to an answer, the whole tile does. */
export const Tiles = ({ items }: { items: TileWords }) => (
  <ul className="tiles">
    {tilesOf(items).map(([icon, words]) => (
      <li key={icon}>
        <Icon name={icon} />
        <span>
          <Phrase text={words} />
        </span>
      </li>
    ))}
  </ul>
);
