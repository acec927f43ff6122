import { Icon, type IconName } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

/** Short items side by side, by the name of the icon beside each. */
export function IconList({ items }: { items: Readonly<Partial<Record<IconName, { title: string; text: string }>>> }) {
  const { interpolate } = useContent();
  const entries = Object.entries(items) as [IconName, { title: string; text: string }][];
  return (
    <ul className="icon-list columns">
      {entries.map(([icon, { title, text }]) => (
        <li key={icon}>
          <Icon name={icon} />
          <h3>{interpolate(title)}</h3>
          <p>{interpolate(text)}</p>
        </li>
      ))}
    </ul>
  );
}
