import { guideLinks, headerLinks, serviceLinks } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useSite } from '../../site-context.ts';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { LinkItems } from '../links/link.tsx';

/** The navigation: a row on wide screens, and on narrow ones a popover that fills the screen, with a menu button. */
export function SiteMenu() {
  const { content, contents } = useSite();
  const { layout } = content.messages;
  const links = headerLinks(content);
  return (
    <>
      <button className="site-menu__button icon-button screen-only" type="button" popoverTarget="site-menu">
        <Icon name="menu" />
        <Icon name="close" />
        <span className="visually-hidden">{layout.menu}</span>
      </button>
      <nav
        className="site-menu screen-only"
        id="site-menu"
        popover="auto"
        aria-label={layout.mainNavigation}
        data-site-menu=""
      >
        <ul>
          <LinkItems links={links.slice(0, 1)} isSection />
          <li>
            <ServicesMenu />
          </li>
          <LinkItems links={guideLinks(content)} className="site-menu__help" isSection />
          <LinkItems links={links.slice(1)} isSection />
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

/** The services in a native disclosure. Wide screens have the guides below them. */
export function ServicesMenu() {
  const { content, path } = useSite();
  return (
    <details className="services-menu" data-services-menu="">
      <summary className="chevron" aria-current={path.startsWith('/services/') ? 'true' : undefined}>
        {content.messages.layout.services}
      </summary>
      <div className="services-menu__panel">
        <ul>
          <LinkItems links={serviceLinks(content)} />
        </ul>
        <ul>
          <LinkItems links={guideLinks(content)} />
        </ul>
      </div>
    </details>
  );
}
