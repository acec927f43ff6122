import type { HomeData } from '../../content/page-schemas.ts';
import { Icon } from '../../scenes/icons.tsx';
import { Sentence } from '../markdown/sentence.tsx';
import { Section } from '../section/section.tsx';

/** What a car may do, by the icon beside it; a tile whose words link to an answer is all link. */
export function Tiles({ title, items }: HomeData['breakdowns']) {
  const icons = (Object.keys(items) as (keyof typeof items)[]).filter((icon) => items[icon].length > 0);
  if (icons.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="tiles">
        {icons.map((icon) => (
          <li key={icon}>
            <Icon name={icon} />
            <span>
              <Sentence text={items[icon]} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
