import { targetOf } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';
import { Link, type LinkProps } from '../link/link.tsx';

interface LinkItemsProps extends Omit<LinkProps, 'to' | 'children' | 'isInGroup'> {
  links: readonly { name: string; path: string }[];
  itemClass?: string;
}

/**
 * The items of a list of pages, each a link; the other properties are those of every link. In a list longer than a row of
 * four, the pages that the language lacks come last, and the list says once that they are in English.
 */
export function LinkItems({ links, itemClass, ...props }: LinkItemsProps) {
  const site = useSite();
  const { language, messages } = site.content;
  const lacking = links.filter(({ path }) => targetOf(site, path).language !== language);
  const isGrouped = lacking.length > 1 && links.length > 4;
  const item =
    (isInGroup: boolean) =>
    ({ name, path }: { name: string; path: string }) => (
      <li key={path} className={itemClass}>
        <Link {...props} to={path} isInGroup={isInGroup}>
          {name}
        </Link>
      </li>
    );
  if (!isGrouped) return links.map(item(false));
  return (
    <>
      {links.filter((link) => !lacking.includes(link)).map(item(false))}
      <li className="link-items__language">{messages.layout.inEnglishAll}</li>
      {lacking.map(item(true))}
    </>
  );
}
