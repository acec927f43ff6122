import { targetOf } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';
import { Link, type LinkProps } from './link.tsx';

interface LinkItemsProps extends Omit<LinkProps, 'to' | 'children' | 'isLanguageShown'> {
  links: readonly { name: string; path: string; itemClass?: string }[];
}

/**
 * The items of a list of pages, each a link; the other properties are those of every link. Where the language lacks more
 * than one of the pages, those come last, and the list says once that they are in English.
 */
export function LinkItems({ links, ...props }: LinkItemsProps) {
  const site = useSite();
  const { language, messages } = site.content;
  const lacking = links.filter(({ path }) => targetOf(site, path).language !== language);
  const isGrouped = lacking.length > 1;
  const items = (some: LinkItemsProps['links']) =>
    some.map(({ name, path, itemClass }) => (
      <li key={path} className={itemClass}>
        <Link {...props} to={path} isLanguageShown={isGrouped}>
          {name}
        </Link>
      </li>
    ));
  if (!isGrouped) return items(links);
  return (
    <>
      {items(links.filter((link) => !lacking.includes(link)))}
      <li className="links__language">{messages.layout.inEnglishAll}</li>
      {items(lacking)}
    </>
  );
}
