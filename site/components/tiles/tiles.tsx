import type { TextNode } from '../../../build/route.ts';
import { Icon, type IconName } from '../../scenes/icons.tsx';
import { Phrase } from '../phrase/phrase.tsx';

/** A word or two each, by the name of the icon beside them; where they link to an answer, the whole tile does. */
export const Tiles = ({ items }: { items: Readonly<Partial<Record<IconName, readonly TextNode[]>>> }) => (
  <ul className="tiles">
    {(Object.entries(items) as [IconName, readonly TextNode[]][]).map(([icon, words]) => (
      <li key={icon}>
        <Icon name={icon} />
        <span>
          <Phrase text={words} />
        </span>
      </li>
    ))}
  </ul>
);
