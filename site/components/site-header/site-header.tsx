import { spellsName } from '../../business/logo.ts';
import { Mark } from '../../scenes/mark.tsx';
import { useSite } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { CompanyName } from '../company-name/company-name.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Link } from '../link/link.tsx';
import { SiteMenu } from '../site-menu/site-menu.tsx';

const logoHeight = 40;

/** The sticky bar: mark or logo and name, call, navigation. */
export function SiteHeader() {
  const { business, images, href } = useSite();
  const { logo } = images;
  const isName = logo && spellsName(logo);
  return (
    <header className="site-header night">
      <Link className="site-header__home" to="/">
        {logo ? (
          <img
            className="site-header__logo"
            src={href(logo.path)}
            alt={isName ? business.name : ''}
            width={Math.round((logoHeight * logo.width) / logo.height)}
            height={logoHeight}
          />
        ) : (
          <Mark />
        )}
        {!isName && <CompanyName />}
      </Link>
      <LanguageSwitch />
      <SiteMenu />
      <CallButton />
    </header>
  );
}
