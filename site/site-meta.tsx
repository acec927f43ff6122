import type { ReactElement } from 'react';
import type { Logo, SiteMeta } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { shareCard } from './files/share-card.tsx';
import { AppIcon, LogoFavicon } from './scenes/logo-mark.tsx';
import { Favicon } from './scenes/mark.tsx';
import { SiteContext } from './site-context.ts';
import { brandOf, colorStyles } from './styles/brand.ts';
import { asphalt } from './styles/palette.ts';

/** What is the same on every page. */
export function siteMeta(business: Business, logo?: Logo): SiteMeta {
  const inBrand = (icon: ReactElement) => <SiteContext value={{ business }}>{icon}</SiteContext>;
  const { name, url, brandColor } = business;
  return {
    name,
    url,
    themeColor: asphalt,
    icon: { mark: inBrand(logo ? <LogoFavicon logo={logo} /> : <Favicon />), app: inBrand(<AppIcon logo={logo} />) },
    colors: colorStyles(brandOf(brandColor)),
    share: shareCard(business, logo),
  };
}
