import { Link, type LinkProps } from '../link/link.tsx';

interface LinkItemsProps extends Omit<LinkProps, 'to' | 'children'> {
  links: readonly { name: string; path: string }[];
  itemClass?: string;
}

/** The items of a list of pages, each a link; the other properties are those of every link. */
export const LinkItems = ({ links, itemClass, ...props }: LinkItemsProps) =>
  links.map(({ name, path }) => (
    <li key={path} className={itemClass}>
      <Link {...props} to={path}>
        {name}
      </Link>
    </li>
  ));
