import './build/process.ts';
import { dirname, join, resolve } from 'node:path';
import { isCommand, runCommand } from './build/command/command.ts';
import { keepHeapSmall } from './build/command/heap.ts';
import type { Options } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { Fault, refuse } from './build/fault.ts';
import { displayPath, project } from './build/project.ts';
import { fileAt, isPage } from './build/route.ts';
import type { Locale } from './site/content/locales.ts';

if (isCommand(import.meta.filename)) keepHeapSmall();
// Loaded only now: what loading leaves behind makes a heap large for good.
const { bundleClient } = await import('./build/assets/client.ts');
const { cutFont } = await import('./build/assets/fonts.ts');
const { drawGround } = await import('./build/assets/ground.ts');
const { icons } = await import('./build/assets/icons.ts');
const { makeLogo } = await import('./build/assets/logo.ts');
const { cutPhotos, findPhotos } = await import('./build/assets/photos.ts');
const { sharePictures } = await import('./build/assets/share-pictures.tsx');
const { loadStyles } = await import('./build/assets/styles.ts');
const { Audit } = await import('./build/audit/audit.ts');
const { readJson } = await import('./build/facts/json.ts');
const { Listings } = await import('./build/listings/listings.ts');
const { compressed } = await import('./build/output/compress.ts');
const { openOutput } = await import('./build/output/output.ts');
const { renderFile, renderPage } = await import('./build/page/render.tsx');
const { checkBusiness } = await import('./site/business/business.ts');
const { letteredFacts } = await import('./site/business/lettered-facts.ts');
const { photoFaults } = await import('./site/business/photos.ts');
const { overdueRates } = await import('./site/business/prices.ts');
const { sampleFault, sampleFields } = await import('./site/business/samples.ts');
const { mapWindow } = await import('./site/components/area-map/map-window.ts');
const { routes, siteMeta } = await import('./site/routes.tsx');
const { headingFont } = await import('./site/styles/heading-font.ts');
const { overdueSources, sourceFaults } = await import('./site/content/check-sources.ts');
const { locales } = await import('./site/content/locales.ts');
const { readContent } = await import('./site/content/read-content.ts');

/** What a build is made of: the options of the command, and what is the site's own if not said otherwise. */
export interface BuildOptions extends Options {
  locales?: readonly Locale[];
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
  const contents = (options.locales ?? locales).map((locale) =>
    readContent(resolve(project, 'site/content', locale.folder), business, locale),
  );
  const samples = sampleFields(business);
  const today = (options.today ?? new Date()).toISOString().slice(0, 10);
  const overdue = [...overdueSources(today), ...overdueRates(business, today, facts)];
  refuse(contents.flatMap(({ footnotes }) => sourceFaults(business, footnotes)));
  if (options.release) refuse([...samples.map((field) => sampleFault(facts, field)), ...overdue]);

  const { logo: ownLogo, ...found } = findPhotos(join(dirname(options.business), 'photos'));
  refuse(photoFaults(business, found));
  const { photos, files } = await cutPhotos(found);
  const own = await makeLogo(ownLogo);
  const site = siteMeta(business, own.logo);
  const { pathname: base } = new URL(site.url);
  const characters = headingFont.characters + letteredFacts(business);
  const font = await cutFont({ ...headingFont, characters }, base);
  const fonts = font.files.map(({ path }) => path);
  const script = await bundleClient(`${project}/site/client.ts`);
  const styles = await loadStyles(`${project}/site/styles/site.css`, font.face + site.styles);
  const picture = sharePictures(font);
  const ground = await drawGround(mapWindow(business));

  const output = openOutput(options.out, project, options.release ? compressed : undefined);
  try {
    const audit = new Audit(site.url);
    const listings = new Listings(site);
    let pages = 0;
    output.copyFolder(`${project}/static`);
    const assets = [script, ...font.files, font.license, ...(await icons(site)), ...files, ...own.files];
    for (const { path, body } of assets) output.write(path, body);
    for (const route of routes(business, contents, { photos, ground, logo: own.logo })) {
      if (!isPage(route)) {
        output.write(route.path, renderFile(route));
        continue;
      }
      const share = await picture(route.meta.share);
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
