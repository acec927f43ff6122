import { type HeaderPage, headerPages, useHref } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { ServicesMenu } from '../services-menu/services-menu.tsx';

/** The navigation: a row on wide screens, a popover behind a menu button on narrow ones. */
export function SiteMenu() {
  const { layout } = useContent().phrases;
  const [home, about, ...others] = headerPages;
  return (
    <>
      <button className="site-menu__button" type="button" popoverTarget="site-menu">
        <Icon name="menu" />
        <span className="visually-hidden">{layout.menu}</span>
      </button>
      <nav className="site-menu" id="site-menu" popover="auto" aria-label={layout.mainNavigation} data-site-menu="">
        <ul>
          <HeaderLink {...home} />
          <li>
            <ServicesMenu />
          </li>
          <HeaderLink {...about} />
          {others.map((page) => (
            <HeaderLink key={page.path} {...page} />
          ))}
        </ul>
      </nav>
    </>
  );
}

/** Blog is the current section on every path below it; the page itself is told apart as `page`. */
function HeaderLink({ page, path }: HeaderPage) {
  const { content, path: current } = useSite();
  const inside = path !== '/' && current.startsWith(path);
  return (
    <li>
      <a href={useHref()(path)} aria-current={current === path ? 'page' : inside ? 'true' : undefined}>
        {content.phrases.layout.pages[page]}
      </a>
    </li>
  );
}
