import type { Checked, Logo, Photo, Problem, Redirect } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { checkBusiness } from './business/check-business.ts';
import { overdueRates } from './business/company-rates.ts';
import { missingPhotos, photoProblems, unusedPhotos } from './business/photos.ts';
import { checkRelease } from './business/release.ts';
import { companyDay } from './business/states.ts';
import { mapProjection } from './components/area-map/map-projection.ts';
import type { Content } from './content/content.ts';
import { type Locale, localesFor } from './content/locales.ts';
import { readContent, withoutMissingPosts } from './content/read-content.ts';
import { overdueSources, sourceProblems } from './content/sources.ts';
import { siteMeta } from './site-meta.tsx';
import { fontFor } from './styles/heading-font.ts';

// What the builder asks of a site, in the order in which it asks.

export { editable } from './content/editable.ts';
export { routes } from './routes.tsx';
export { paletteStyles } from './styles/brand.ts';

/** What tests choose: the languages, and the moment, which is the only clock of a build. */
export interface Choices {
  locales?: readonly Locale[];
  now?: Date;
}

/** The owner's facts, and the day where the company is, as `2026-11-21`. */
interface Facts {
  business: Business;
  today: string;
}

/** Checks the owner's facts. */
export function checkFacts(value: unknown, { now = new Date() }: Choices): Checked<Facts> {
  const { business, problems = [] } = checkBusiness(value);
  return business ? { data: { business, today: companyDay(business, now) }, problems } : { problems };
}

/**
 * Reads all that the site says, in each of its languages.
 * @param foldersOf gives the folders of a language's texts, the company's own first
 * @param photos the owner's own, by their names
 */
export function readContents(
  { business, today }: Facts,
  foldersOf: (language: string) => readonly string[],
  { logo: _, ...photos }: Readonly<Record<string, string>>,
  { locales = localesFor(business) }: Choices,
): Content[] {
  const owner = withoutMissingPosts(business, foldersOf(locales[0]?.folder ?? ''));
  return locales.map((locale) => readContent(foldersOf(locale.folder), owner, locale, today, Object.keys(photos)));
}

/** What the site's assets are made of. */
export const assetsOf = ({ business }: Facts, contents: readonly Content[]) => ({
  metaWith: (logo?: Logo) => siteMeta(business, logo),
  font: fontFor(contents),
  map: mapProjection(business),
});

/** The addresses of the owner's old site. */
export const redirectsOf = ({ business: { redirects = {} } }: Facts): Redirect[] =>
  Object.entries(redirects).map(([from, to]) => ({ from, to, field: ['redirects', from] }));

/**
 * What the owner should know of facts and texts that are right by themselves.
 * @param images the owner's photos and logo, by their names
 * @param photos those that could be cut, the folder where they lie, and whether a page shows the file at a path
 */
export const problemsOf = (
  { business, today }: Facts,
  contents: readonly Content[],
  images: Readonly<Record<string, string>>,
  photos: { made: Readonly<Record<string, Photo>>; folder: string; isUsed: (path: string) => boolean },
): Problem[] => [
  ...checkRelease(business, today),
  ...overdueRates(business, today),
  ...photoProblems(business, images, photos.folder),
  ...missingPhotos(business, images, photos.folder),
  ...sourceProblems(business, contents),
  ...overdueSources(business, contents, today),
  ...contents.flatMap(({ problems }) => problems),
  ...unusedPhotos(photos.made, photos, photos.folder),
];
