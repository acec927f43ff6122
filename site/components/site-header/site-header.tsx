import { Mark } from '../../scenes/mark.tsx';
import { useSite } from '../../site-context.ts';
import { CallButton } from '../call/call.tsx';
import { CompanyName } from '../company-name/company-name.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Link } from '../links/link.tsx';
import { SiteMenu } from '../site-menu/site-menu.tsx';

const logoHeight = 40;

/** The sticky bar: mark or logo, the company's name, navigation, call button. */
export function SiteHeader({ isQuiet = false }: { isQuiet?: boolean }) {
  const { images, href } = useSite();
  const { logo } = images;
  return (
    <header className="site-header night">
      <Link className="site-header__home" to="/">
        {logo ? (
          <img
            className="site-header__logo"
            src={href(logo.path)}
            alt=""
            width={Math.round((logoHeight * logo.width) / logo.height)}
            height={logoHeight}
          />
        ) : (
          <Mark />
        )}
        <CompanyName />
      </Link>
      <LanguageSwitch />
      <SiteMenu />
      <CallButton form="brief" isQuiet={isQuiet} />
    </header>
  );
}
