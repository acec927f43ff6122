import { Icon, type IconName } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

/** What the company holds to, side by side, each with its icon. */
export function Principles() {
  const { texts, interpolate } = useContent();
  const principles: Readonly<Partial<Record<IconName, { title: string; text: string }>>> =
    texts.about?.data.principles ?? {};
  const entries = Object.entries(principles) as [IconName, { title: string; text: string }][];
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
