import type { HomeData } from '../../content/page-schemas.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { Section } from '../section/section.tsx';

/** What can be wrong with a car, each with an icon. All of a tile is its link. */
export function Tiles({ title, items }: HomeData['breakdowns']) {
  const tiles = (Object.keys(items) as (keyof typeof items)[]).filter((icon) => items[icon]?.length);
  if (tiles.length === 0) return null;
  return (
    <Section title={title} className="section screen-only">
      <ul className="tiles">
        {tiles.map((icon) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <Sentence text={items[icon] ?? []} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
