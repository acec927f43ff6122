import './build/process.ts';
import { dirname, join, resolve } from 'node:path';
import { makeAssets } from './build/assets/assets.ts';
import { findImages, makeImages } from './build/assets/images/images.ts';
import { drawSharePicture } from './build/assets/share/share-picture.tsx';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runBuild } from './build/command/command.ts';
import type { BuildOptions } from './build/command/options.ts';
import { readJson } from './build/facts/json.ts';
import { Fault, refuse } from './build/fault.ts';
import { listings } from './build/listings/listings.ts';
import { renderFile, renderPage } from './build/page/render.tsx';
import { displayPath, project, textsFolder } from './build/project.ts';
import { fileAt, isPage, type PageRoute } from './build/route.ts';
import { type Site, SiteFiles } from './build/site.ts';
import { addStaticFiles } from './build/static-files.ts';
import { droppedHeaders } from './build/static-headers.ts';
import { checkBusiness } from './site/business/business.ts';
import { overdueRates } from './site/business/company-rates.ts';
import { photoFaults, unusedPhotos } from './site/business/photos.ts';
import { checkRelease } from './site/business/release.ts';
import { companyDay } from './site/business/states.ts';
import { mapProjection } from './site/components/area-map/map-projection.ts';
import { type Locale, localesFor } from './site/content/locales.ts';
import { readContent } from './site/content/read-content.ts';
import { overdueSources, sourceFaults } from './site/content/sources.ts';
import { routes, siteMeta } from './site/routes.tsx';
import { fontFor } from './site/styles/heading-font.ts';

export { editable } from './site/content/editable.ts';

/**
 * Builds the whole site: checks the owner's facts and the texts, makes the assets, renders and audits page after page.
 * Nothing is written to the disk but the cache; `publish` does that.
 * @param options those of the command; tests choose the languages, and the moment, which is the only clock of a build: its
 *   day where the company is decides which posts are shown, how long a notice is, and which sources and rates are overdue
 * @throws Fault with a sentence for each mistake that the user can mend
 */
export async function build(options: BuildOptions & { locales?: readonly Locale[]; today?: Date }): Promise<Site> {
  const facts = displayPath(options.business);
  const { business, faults } = checkBusiness(readJson(options.business, facts), facts);
  if (faults) throw new Fault(faults);
  const today = companyDay(business, options.today ?? new Date());
  const photoFolder = join(dirname(options.business), 'photos');
  const images = findImages(photoFolder);
  const { logo: _, ...photoFiles } = images;
  const contents = (options.locales ?? localesFor(business)).map((locale) =>
    readContent(resolve(options.texts ?? textsFolder, locale.folder), business, locale, today, Object.keys(photoFiles)),
  );
  const release = checkRelease(business, today, facts);
  const leftOut = new Set(contents.flatMap((content) => content.notices));
  const overdue = [...overdueSources(today), ...overdueRates(business, today, facts)];
  const notices = [...release.notices, ...overdue, ...leftOut];
  const sourcesWrong = sourceFaults(business, contents);
  if (options.release) refuse([...release.faults, ...(options.allowOverdue ? [] : overdue)]);

  const textFaults = photoFaults(business, photoFiles, displayPath(photoFolder));
  const { photos, logo, files: imageFiles } = await makeImages(images, textFaults);
  const meta = siteMeta(business, logo);
  const assets = await makeAssets(meta, fontFor(contents), mapProjection(business));

  const files = new SiteFiles();
  const pages: PageRoute[] = [];
  const audit = new Audit(meta.url);
  for (const file of [...assets.files, ...imageFiles]) files.add(file);
  const [own, shared] = [join(dirname(options.business), 'static'), join(project, 'static')];
  for (const folder of [own, shared]) notices.push(...addStaticFiles(files, folder));
  notices.push(...droppedHeaders(own, shared));
  for (const route of routes(business, contents, { photos, basemap: assets.basemap, logo })) {
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
  for (const file of listings(meta, pages)) files.add(file);
  refuse([...sourcesWrong, ...audit.faults(files, contents)]);
  notices.push(...audit.notices(), ...unusedPhotos(photos, audit, displayPath(photoFolder)));
  if (options.release) files.addCompressed();
  return { name: business.name, url: meta.url, files, pages, notices };
}

if (isCommand(import.meta.filename)) void runBuild(build);
