import './build/process.ts';
import { dirname, join, resolve } from 'node:path';
import { makeAssets } from './build/assets/assets.ts';
import { findImages, makeImages } from './build/assets/images/images.ts';
import { drawSharePicture } from './build/assets/share/share-picture.tsx';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runBuild } from './build/command/command.ts';
import type { BuildOptions } from './build/command/options.ts';
import { readJson } from './build/facts/json.ts';
import { feeds } from './build/feeds/feeds.ts';
import { renderFile, renderPage } from './build/page/render.tsx';
import { decide, failIfAny, UserError } from './build/problem.ts';
import { displayPath, project, textsFolder } from './build/project.ts';
import { fileAt, isPage, type PageRoute } from './build/route.ts';
import { type Site, SiteFiles } from './build/site.ts';
import { addStaticFiles } from './build/static-files.ts';
import { droppedHeaders } from './build/static-headers.ts';
import { checkBusiness } from './site/business/business.ts';
import { ownerProblems } from './site/business/owner-problems.ts';
import { unusedPhotos } from './site/business/photos.ts';
import { companyDay } from './site/business/states.ts';
import { mapProjection } from './site/components/area-map/map-projection.ts';
import { type Locale, localesFor } from './site/content/locales.ts';
import { readContent } from './site/content/read-content.ts';
import { overdueSources, sourceProblems } from './site/content/sources.ts';
import { routes, siteMeta } from './site/routes.tsx';
import { fontFor } from './site/styles/heading-font.ts';

export { editable } from './site/content/editable.ts';

/**
 * Builds the whole site: checks the owner's facts and the texts, makes the assets, renders and audits page after page.
 * Nothing is written to the disk but the cache; `publish` does that.
 * @param options those of the command; tests choose the languages, and the moment, which is the only clock of a build: its
 *   day where the company is decides which posts are shown, how long a notice is, and which sources and rates are overdue
 * @throws UserError with everything that the user has to fix
 */
export async function build(options: BuildOptions & { locales?: readonly Locale[]; today?: Date }): Promise<Site> {
  const { value, locate } = readJson(options.business, displayPath(options.business));
  const { business, problems: wrong } = checkBusiness(value);
  if (!business) throw new UserError(wrong.map(locate));
  const today = companyDay(business, options.today ?? new Date());
  const photoFolder = join(dirname(options.business), 'photos');
  const imageFiles = findImages(photoFolder);
  const photoNames = Object.keys(imageFiles).filter((name) => name !== 'logo');
  const contents = (options.locales ?? localesFor(business)).map((locale) =>
    readContent(resolve(options.texts ?? textsFolder, locale.folder), business, locale, today, photoNames),
  );

  const images = await makeImages(imageFiles);
  const meta = siteMeta(business, images.logo);
  const assets = await makeAssets(meta, fontFor(contents), mapProjection(business));
  const files = new SiteFiles();
  const pages: PageRoute[] = [];
  const audit = new Audit(meta.url);
  for (const file of [...assets.files, ...images.files]) files.add(file);
  const [own, shared] = [join(dirname(options.business), 'static'), join(project, 'static')];
  const staticProblems = [own, shared].flatMap((folder) => addStaticFiles(files, folder));
  for (const route of routes(business, contents, { ...images, basemap: assets.basemap })) {
    if (!isPage(route)) {
      files.add({ path: route.path, body: renderFile(route) });
      continue;
    }
    const share = await drawSharePicture(route.meta.share, assets.font);
    const html = renderPage(meta, route, { ...assets, share: share.path });
    files.add(share);
    files.add({ path: fileAt(route.path), body: html });
    audit.page(route, html);
    pages.push(route);
  }
  for (const file of feeds(meta, pages)) files.add(file);
  if (options.release) files.addCompressed();

  const folder = displayPath(photoFolder);
  const problems = decide(options, [
    ...ownerProblems(business, today, { byName: imageFiles, folder }).map(locate),
    ...images.problems,
    ...sourceProblems(business, contents),
    ...overdueSources(today),
    ...contents.flatMap((content) => content.problems),
    ...staticProblems,
    ...droppedHeaders(own, shared),
    ...audit.problems(files, contents),
    ...unusedPhotos(images.photos, audit, folder),
  ]);
  failIfAny(problems.filter(({ severity }) => severity === 'error'));
  return { name: business.name, url: meta.url, files, pages, problems };
}

if (isCommand(import.meta.filename)) void runBuild(build);
