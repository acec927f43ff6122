import { useBusiness } from '../../business/business.ts';
import { Mark } from '../../scenes/mark.tsx';
import { CallButton } from '../call-button/call-button.tsx';
import { Link } from '../link/link.tsx';
import { SiteMenu } from '../site-menu/site-menu.tsx';

/** The sticky bar: mark and name, call, navigation. */
export function SiteHeader() {
  const { name } = useBusiness();
  return (
    <header className="site-header night">
      <Link className="site-header__home" to="/">
        <Mark />
        {name}
      </Link>
      <SiteMenu />
      <CallButton />
    </header>
  );
}
