import './build/process.ts';
import { dirname, join, resolve } from 'node:path';
import { drawBasemap } from './build/assets/basemap.ts';
import { bundleClient } from './build/assets/client.ts';
import { subsetFont } from './build/assets/fonts.ts';
import { icons } from './build/assets/icons.ts';
import { findImages, makeImages } from './build/assets/images/images.ts';
import { sharePictures } from './build/assets/share/share-picture.tsx';
import { loadStyles } from './build/assets/styles.ts';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runBuild } from './build/command/command.ts';
import { type Options, outputFaults, ownOutput } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { readJson } from './build/facts/json.ts';
import { Fault, refuse } from './build/fault.ts';
import { listings } from './build/listings/listings.ts';
import { openOutput } from './build/output.ts';
import { renderFile, renderPage } from './build/page/render.tsx';
import { displayPath, project, textsFolder } from './build/project.ts';
import { fileAt, isPage, type PageRoute } from './build/route.ts';
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
import { headingFont } from './site/styles/heading-font.ts';

export { editable } from './site/content/editable.ts';

/**
 * Builds the whole site: checks the owner's facts and the texts, makes the assets, renders and audits page after page,
 * and publishes. The old site stays untouched until all is right.
 * @param options those of the command; tests choose the languages, and the moment, which is the only clock of a build: its
 *   day where the company is decides which posts are shown, how long a notice is, and which sources and rates are overdue
 * @throws Fault with a sentence for each mistake that the user can mend
 */
export async function build(options: Options & { locales?: readonly Locale[]; today?: Date }): Promise<Built> {
  refuse(outputFaults(options));
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
  const { photos, logo, files } = await makeImages(images, textFaults);
  const site = siteMeta(business, logo);
  const characters = headingFont.characters + contents.map(({ letters }) => letters).join('');
  const font = await subsetFont({ ...headingFont, characters }, new URL(site.url).pathname);
  const script = await bundleClient(`${project}/site/client.ts`);
  const styles = await loadStyles(`${project}/site`, font.face + site.styles);
  const basemap = await drawBasemap(mapProjection(business));

  const output = openOutput(options.out, business.name, options.release, options.out === ownOutput(options.business));
  try {
    const audit = new Audit(site.url);
    const pages: PageRoute[] = [];
    const sharePath = sharePictures(font, output);
    const [own, shared] = [join(dirname(options.business), 'static'), join(project, 'static')];
    notices.push(...[own, shared].flatMap(output.copyFolder), ...droppedHeaders(own, shared));
    const assets = [script, ...font.files, font.license, ...(await icons(site)), ...files];
    for (const { path, body } of assets) output.write(path, body);
    for (const route of routes(business, contents, { photos, basemap, logo })) {
      if (!isPage(route)) {
        output.write(route.path, renderFile(route));
        continue;
      }
      const share = await sharePath(route.meta.share);
      const headAssets = { script: script.path, fonts: font.files.map(({ path }) => path), share };
      const html = renderPage(site, route, headAssets, styles);
      audit.page(route, html);
      output.write(fileAt(route.path), html);
      pages.push(route);
    }
    for (const { path, body } of listings(site, pages)) output.write(path, body);
    refuse([...sourcesWrong, ...audit.faults(output, contents)]);
    notices.push(...audit.notices(), ...unusedPhotos(photos, audit, displayPath(photoFolder)));
    return { ...output.publish(), pages: pages.length, notices, url: site.url };
  } finally {
    output.discard();
  }
}

if (isCommand(import.meta.filename)) void runBuild(build);
