import type { Checked, Logo, OwnerImages, Problem, Redirect } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { checkBusiness } from './business/check-business.ts';
import { photoProblems, unusedPhotos } from './business/photos.ts';
import { checkRelease } from './business/release.ts';
import { companyDay } from './business/states.ts';
import { mapProjection } from './components/map/map-projection.ts';
import type { Content } from './content/content.ts';
import { localesFor } from './content/locales.ts';
import { ownWordsProblems, readContent, withoutMissingPosts } from './content/read-content.ts';
import { overdueSources, sourceProblems } from './content/sources.ts';
import { siteMeta } from './site-meta.tsx';
import { fontFor } from './styles/heading-font.ts';

// What the builder asks of a site, in the order in which it asks.

export { businessSchema as factsSchema } from './business/business.ts';
export { editable } from './content/editable.ts';
export { unshownTexts } from './content/left-out.ts';
export { routes } from './routes.tsx';

/** What tests choose: the moment, which is the only clock of a build. */
export interface Choices {
  now?: Date;
}

/** The owner's facts, and the day where the company is, as `2026-11-21`. */
interface Facts {
  business: Business;
  today: string;
}

/** Checks the owner's facts. */
export function checkFacts(value: unknown, { now = new Date() }: Choices): Checked<Facts> {
  const { data: business, problems } = checkBusiness(value);
  return business ? { data: { business, today: companyDay(business, now) }, problems } : { problems };
}

/**
 * Reads all that the site says, in each of its languages.
 * @param foldersOf gives the folders of a language's texts, the company's own first
 * @returns no contents where anything is wrong in one of the languages, or a picture isn't drawn
 */
export function readContents(
  { business, today }: Facts,
  foldersOf: (language: string) => readonly string[],
  { found: { logo: _, ...photos } }: OwnerImages,
): Checked<Content[]> {
  const locales = localesFor(business);
  const folders = foldersOf(locales[0]?.folder ?? '');
  const untold = ownWordsProblems(business, folders);
  if (untold.length > 0) return { problems: untold };
  const owner = withoutMissingPosts(business, folders);
  const read: Checked<Content>[] = [];
  for (const locale of locales) {
    // Where a language lacks a page, its links lead to that of the first.
    const others = [...(read[0]?.data?.lost ?? [])].filter((to) => !locale.pages?.includes(to.replace(/#.*/, '')));
    read.push(readContent(foldersOf(locale.folder), owner, locale, today, Object.keys(photos), new Set(others)));
  }
  const contents = read.flatMap(({ data }) => data ?? []);
  const problems = read.flatMap(({ problems }) => problems);
  return contents.length < read.length ? { problems } : { data: contents, problems };
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
 * @param folder of the owner's photos, as messages show it
 * @param isUsed whether a page shows the file at a path
 */
export const problemsOf = (
  { business, today }: Facts,
  contents: readonly Content[],
  { found, photos }: OwnerImages,
  folder: string,
  isUsed: (path: string) => boolean,
): Problem[] => [
  ...checkRelease(business, today),
  ...photoProblems(business, found, folder),
  ...sourceProblems(business, contents),
  ...overdueSources(business, contents, today),
  ...unusedPhotos(photos, isUsed, folder),
];
