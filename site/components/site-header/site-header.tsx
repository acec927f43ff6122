import type { Logo } from '../../../build/route.ts';
import { spellsName } from '../../business/logo.ts';
import { useFileHref } from '../../navigation.ts';
import { Mark } from '../../scenes/mark.tsx';
import { useBusiness, useSite } from '../../site-context.ts';
import { CallButton } from '../call-button/call-button.tsx';
import { CompanyName } from '../company-name/company-name.tsx';
import { LanguageSwitch } from '../language-switch/language-switch.tsx';
import { Link } from '../link/link.tsx';
import { SiteMenu } from '../site-menu/site-menu.tsx';

/** The sticky bar: mark or logo and name, call, navigation. */
export function SiteHeader() {
  const { logo } = useSite().images;
  return (
    <header className="site-header night">
      <Link className="site-header__home" to="/">
        {logo ? <OwnLogo logo={logo} /> : <Mark />}
        {logo && spellsName(logo) ? null : <CompanyName />}
      </Link>
      <LanguageSwitch />
      <SiteMenu />
      <CallButton />
    </header>
  );
}

/** A logo that spells the name has it as its alternative text; one beside the name has none. */
function OwnLogo({ logo }: { logo: Logo }) {
  const { name } = useBusiness();
  const href = useFileHref();
  const { path, width, height } = logo;
  const alt = spellsName(logo) ? name : '';
  const [shown, across] = [40, Math.round((40 * width) / height)];
  return <img className="site-header__logo" src={href(path)} alt={alt} width={across} height={shown} />;
}
