import type { Business } from '../business/business.ts';
import { basePath } from '../navigation.ts';

/** The web app manifest (https://www.w3.org/TR/appmanifest/): how a phone's home screen shows the site. */
export function manifest(business: Business, color: string): string {
  const base = basePath(business);
  const icon = (size: number, purpose: string) => ({
    src: `${base}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: base,
    name: business.name,
    short_name: business.name,
    description: `24/7 towing and roadside assistance in ${business.township}, NJ`,
    lang: 'en-US',
    start_url: base,
    scope: base,
    display: 'browser',
    background_color: color,
    theme_color: color,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  });
}
