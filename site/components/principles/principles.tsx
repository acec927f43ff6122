import { Icon, type IconName } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';

/** What the company holds to, side by side, each with its icon; nothing in a language that does not have the page about it. */
export function Principles() {
  const { about } = useContent().texts;
  if (!about) return null;
  const entries = Object.entries(about.data.principles) as [IconName, { title: string; text: string }][];
  return (
    <ul className="icon-list">
      {entries.map(([icon, { title, text }]) => (
        <li key={icon}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
