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
import { pathsIn } from './content/read-texts.ts';
import { overdueSources, sourceProblems } from './content/sources.ts';
import { siteMeta } from './site-meta.tsx';
import { fontFor } from './styles/heading-font.ts';

// What the builder needs from a site, in the order in which it asks.

export { businessSchema as factsSchema } from './business/business.ts';
export { editable } from './content/editable.ts';
export { unshownTexts } from './content/left-out.ts';
export { routes } from './routes.tsx';

/** The owner's facts, and today where the company is, as `2026-11-21`. */
interface Facts {
  business: Business;
  today: string;
}

/** Checks the owner's facts. */
export function checkFacts(value: unknown, { now = new Date() }: { now?: Date }): Checked<Facts> {
  const { data: business, problems } = checkBusiness(value);
  return business ? { data: { business, today: companyDay(business, now) }, problems } : { problems };
}

/**
 * Reads everything that the site says, in all its languages.
 * @param foldersOf gives the folders of a language's texts, the company's own first
 * @returns no contents if any language has errors
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
    const own = foldersOf(locale.folder);
    const paths = pathsIn(own);
    // Links to a page that this language lacks lead to that of the first.
    const others = [...(read[0]?.data?.lost ?? [])].filter((to) => !paths.includes(to.replace(/#.*/, '')));
    read.push(readContent(own, owner, locale, today, Object.keys(photos), new Set(others)));
  }
  const contents = read.flatMap(({ data }) => data ?? []);
  const problems = read.flatMap(({ problems }) => problems);
  return contents.length < read.length ? { problems } : { data: contents, problems };
}

/** What the site's assets are made from. */
export const assetsOf = ({ business }: Facts, contents: readonly Content[]) => ({
  metaWith: (logo?: Logo) => siteMeta(business, logo),
  font: fontFor(contents),
  map: mapProjection(business),
});

/** Redirects from the addresses of the owner's old site. */
export const redirectsOf = ({ business: { redirects = {} } }: Facts): Redirect[] =>
  Object.entries(redirects).map(([from, to]) => ({ from, to, field: ['redirects', from] }));

/**
 * What the owner should know about facts and texts without errors.
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
