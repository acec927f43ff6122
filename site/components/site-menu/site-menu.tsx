import { type HeaderPage, headerPages, helpPath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent, useSite } from '../../site-context.ts';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Link } from '../link/link.tsx';
import { ServicesMenu } from '../services-menu/services-menu.tsx';

/** The navigation: a row on wide screens, a popover behind a menu button, which fills the screen, on narrow ones. */
export function SiteMenu() {
  const { content, contents } = useSite();
  const { messages, help } = content;
  const { layout } = messages;
  const [home, ...others] = headerPages;
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
          {help.map(({ slug, name }) => (
            <li key={slug} className="site-menu__help">
              <Link to={helpPath(slug)}>{name}</Link>
            </li>
          ))}
          {others.map((page) => (
            <HeaderLink key={page.path} {...page} />
          ))}
          {contents.length > 1 && (
            <li>
              <LanguageSwitch />
            </li>
          )}
        </ul>
      </nav>
    </>
  );
}

function HeaderLink({ page, path }: HeaderPage) {
  const { layout } = useContent().messages;
  return (
    <li>
      <Link to={path} isSection>
        {layout.pages[page]}
      </Link>
    </li>
  );
}
