import { Icon, type IconName } from '../../scenes/icons.tsx';

export interface IconItem {
  icon: IconName;
  title: string;
  text: string;
}

/** Short things side by side, each with its icon: a title and a sentence or two. */
export function IconList({ items }: { items: readonly IconItem[] }) {
  return (
    <ul className="icon-list">
      {items.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
