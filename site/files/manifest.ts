import type { Business } from '../business/business.ts';
import type { Content } from '../content/content.ts';
import { inLanguage } from '../paths.ts';
import { basePath } from '../site-context.ts';
import { asphalt } from '../styles/palette.ts';

/** The web app manifest (https://www.w3.org/TR/appmanifest/): how a phone's home screen shows the site. */
export function manifest(business: Business, content: Content): string {
  const base = basePath(business);
  const home = base + inLanguage(content, '/').slice(1);
  const icon = (size: number, purpose: string) => ({
    src: `${base}icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    id: home,
    name: business.name,
    short_name: business.name,
    description: content.messages.manifest,
    lang: content.language,
    start_url: home,
    scope: home,
    display: 'browser',
    background_color: asphalt,
    theme_color: asphalt,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  });
}
