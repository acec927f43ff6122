import type { ReactNode } from 'react';
import { targetOf } from '../../navigation.ts';
import { useSite } from '../../site-context.ts';

interface LinkProps {
  /** Without an address, the words aren't a link. */
  to: string | undefined;
  className?: string | undefined;
  /** Whether it is marked as current on the pages below it, too. */
  isSection?: boolean;
  /** Whether what is beside it shows that the page is in another language. Screen readers get the words in any case. */
  isMarkedBeside?: boolean;
  children: ReactNode;
}

/**
 * A link to a page of the site by its path from the home page of the language (`/about/`), to someone else's site in a new
 * tab, or to any other address (`tel:911`, `#what-to-say`). It says so if the page is in another language. One to the open
 * page scrolls to its top. A link to a page that this owner leaves out is just its words.
 */
export function Link({ to, className, isSection = false, isMarkedBeside = false, children }: LinkProps) {
  const site = useSite();
  const { path, content, href } = site;
  const { inEnglish, inEnglishBrief, newTab } = content.messages.layout;
  if (!to || content.isLeftOut(to)) return children;
  if (to.startsWith('https:'))
    return (
      <a className={className} href={to} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden">{newTab}</span>
      </a>
    );
  if (!to.startsWith('/')) return <a href={to}>{children}</a>;
  const target = targetOf(site, to);
  const hrefLang = target.language === content.language ? undefined : target.language;
  const isInside = isSection && to !== '/' && path.startsWith(to);
  return (
    <a
      href={to === path ? '#top' : href(target.path)}
      hrefLang={hrefLang}
      className={className}
      aria-current={to === path ? 'page' : isInside ? 'true' : undefined}
    >
      {hrefLang ? (
        <span>
          {children}
          {!isMarkedBeside && <small aria-hidden="true">{inEnglishBrief}</small>}
          <small className="visually-hidden">{inEnglish}</small>
        </span>
      ) : (
        children
      )}
    </a>
  );
}

interface LinkItemsProps extends Pick<LinkProps, 'isSection'> {
  links: readonly { name: string; path: string }[];
  className?: string;
}

/** The items of a list of pages. */
export const LinkItems = ({ links, className, ...props }: LinkItemsProps) =>
  links.map(({ name, path }) => (
    <li key={path} className={className}>
      <Link {...props} to={path}>
        {name}
      </Link>
    </li>
  ));
