import './build/process.ts';
import { dirname, join } from 'node:path';
import { isCommand, runCommand } from './build/command/command.ts';
import { keepHeapSmall } from './build/command/heap.ts';
import type { Options } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { Fault, refuse } from './build/fault.ts';
import { displayPath, project } from './build/project.ts';
import { fileAt, isPage } from './build/route.ts';
import type { SiteLanguage } from './site/content/language.ts';

if (isCommand(import.meta.filename)) keepHeapSmall();
// Loaded only now: what loading leaves behind makes a heap large for good.
const { bundleClient } = await import('./build/assets/client.ts');
const { subsetFont } = await import('./build/assets/fonts.ts');
const { drawBasemap } = await import('./build/assets/basemap.ts');
const { icons } = await import('./build/assets/icons/icons.ts');
const { findImages } = await import('./build/assets/images/find-images.ts');
const { makeLogo } = await import('./build/assets/images/logo.ts');
const { resizePhotos } = await import('./build/assets/images/photos.ts');
const { sharePicture } = await import('./build/assets/share/share-picture.tsx');
const { loadStyles } = await import('./build/assets/styles.ts');
const { Audit } = await import('./build/audit/audit.ts');
const { readJson } = await import('./build/facts/json.ts');
const { Listings } = await import('./build/listings/listings.ts');
const { compressed } = await import('./build/output/compress.ts');
const { openOutput } = await import('./build/output/output.ts');
const { renderFile, renderPage } = await import('./build/page/render.tsx');
const { readWords } = await import('./build/text/read-words.ts');
const { checkBusiness } = await import('./site/business/business.ts');
const { headingFacts } = await import('./site/business/heading-facts.ts');
const { photoFaults } = await import('./site/business/photos.ts');
const { overdueRates } = await import('./site/business/prices.ts');
const { sampleFault, sampleFields } = await import('./site/business/samples.ts');
const { mapProjection } = await import('./site/components/area-map/map-projection.ts');
const { contentOf } = await import('./site/content/content.ts');
const { routes, siteMeta } = await import('./site/routes.tsx');
const { headingFont } = await import('./site/styles/heading-font.ts');
const { overdueSources, sourceFaults } = await import('./site/content/check-sources.ts');
const { languages } = await import('./site/content/language.ts');
const { knownNames } = await import('./site/content/known-names.ts');

/** What a build is made of: the options of the command, and what is the site's own if not said otherwise. */
export interface BuildOptions extends Options {
  languages?: readonly SiteLanguage[];
  /** The day by which sources and rates are overdue. */
  today?: Date;
}

/**
 * Builds the whole site: reads the owner's facts, makes what the pages point to, renders page after page, has the audit
 * look at them, and publishes. Nothing of the old site is touched before all is right.
 * @returns what was made, and which facts are still samples
 * @throws Fault with a line for each thing that the person at the keyboard can mend
 */
export async function build(options: BuildOptions): Promise<Built> {
  const facts = displayPath(options.business);
  const { business, faults } = checkBusiness(await readJson(options.business, facts), facts);
  if (faults) throw new Fault(faults);
  const words = (options.languages ?? languages).map((language) =>
    readWords(`${project}/site/content`, language, knownNames(business, language)),
  );
  const contents = words.map((locale) => contentOf(business, locale));
  const samples = sampleFields(business);
  const today = (options.today ?? new Date()).toISOString().slice(0, 10);
  const overdue = [...overdueSources(today), ...overdueRates(business, today, facts)];
  refuse(words.flatMap(({ texts }) => sourceFaults(business, texts)));
  if (options.release) refuse([...samples.map((field) => sampleFault(facts, field)), ...overdue]);

  const { logo: ownLogo, ...found } = findImages(join(dirname(options.business), 'photos'));
  refuse(photoFaults(business, found));
  const { photos, files } = await resizePhotos(found);
  const own = await makeLogo(ownLogo);
  const site = siteMeta(business, own.logo);
  const { pathname: base } = new URL(site.url);
  const characters = headingFont.characters + headingFacts(business);
  const font = await subsetFont({ ...headingFont, characters }, base);
  const fonts = font.files.map(({ path }) => path);
  const script = await bundleClient(`${project}/site/client.ts`);
  const styles = await loadStyles(`${project}/site`, font.face + site.styles);
  const basemap = await drawBasemap(mapProjection(business));

  const output = openOutput(options.out, project, options.release ? compressed : undefined);
  try {
    const audit = new Audit(site.url);
    const listings = new Listings(site);
    let pages = 0;
    output.copyFolder(`${project}/static`);
    const assets = [script, ...font.files, font.license, ...(await icons(site)), ...files, ...own.files];
    for (const { path, body } of assets) output.write(path, body);
    for (const route of routes(business, contents, { photos, basemap, logo: own.logo })) {
      if (!isPage(route)) {
        output.write(route.path, renderFile(route));
        continue;
      }
      const share = await sharePicture(route.meta.share, font);
      const own = route.meta.script ? [await bundleClient(`${project}/${route.meta.script}`)] : [];
      for (const { path, body } of [share, ...own]) if (!output.has(path)) output.write(path, body);
      const heads = { script: script.path, own: own[0]?.path, fonts, share: share.path };
      const { html, parts, tags } = renderPage(site, route, heads, styles);
      audit.page(route, html, tags);
      output.write(fileAt(route.path), parts);
      listings.add(route);
      pages += 1;
    }
    for (const { path, body } of listings.files()) output.write(path, body);

    refuse(audit.faults(output));
    return { ...output.publish(), pages, samples, overdue, url: site.url };
  } finally {
    output.discard();
  }
}

if (isCommand(import.meta.filename)) await runCommand(build);
