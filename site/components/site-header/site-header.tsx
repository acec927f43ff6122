import { Mark } from '../../scenes/mark.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { CompanyName } from '../company-name/company-name.tsx';
import { Link } from '../link/link.tsx';
import { SiteMenu } from '../site-menu/site-menu.tsx';

/** The sticky bar: mark and name, call, navigation. */
export function SiteHeader() {
  return (
    <header className="site-header night">
      <Link className="site-header__home" to="/">
        <Mark />
        <CompanyName />
      </Link>
      <SiteMenu />
      <CallButton />
    </header>
  );
}
