import type { SharePicture } from '../../build/route.ts';
import { formatPhone } from '../business/phone.ts';
import type { Site } from '../site-context.ts';

/** The picture of a page that chat apps show: its scene and headline, and what is in its place. */
export function sharePicture({ business, content }: Site, headline: string, scene: string): SharePicture {
  const { name, phone } = business;
  const picture = content.services.find(({ slug }) => slug === scene)?.picture;
  return {
    scene,
    headline,
    alt: [`${headline}.`, `${name}, ${formatPhone(phone)}.`, picture].filter(Boolean).join(' '),
  };
}
