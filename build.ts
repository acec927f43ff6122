import './build/command/production.ts';
import { dirname, join } from 'node:path';
import { bundleClient } from './build/assets/client.ts';
import { cutFont } from './build/assets/fonts.ts';
import { drawGround } from './build/assets/ground.ts';
import { icons } from './build/assets/icons.ts';
import { makeLogo } from './build/assets/logo.ts';
import { cutPhotos, findPhotos } from './build/assets/photos.ts';
import { sharePictures } from './build/assets/share-pictures.tsx';
import { loadStyles } from './build/assets/styles.ts';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runCommand } from './build/command/command.ts';
import { readJson } from './build/command/json.ts';
import type { Options } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { Fault, refuse } from './build/fault.ts';
import { Listings } from './build/listings/listings.ts';
import { compressed } from './build/output/compress.ts';
import { openOutput } from './build/output/output.ts';
import { renderFile, renderPage } from './build/page/render.tsx';
import { project, shown } from './build/project.ts';
import { fileAt, isPage } from './build/route.ts';
import { readWords } from './build/text/read-words.ts';
import { checkBusiness } from './site/business/business.ts';
import { letteredFacts } from './site/business/lettered-facts.ts';
import { photoFaults } from './site/business/photos.ts';
import { overdueRates } from './site/business/prices.ts';
import { sampleFault, sampleFields } from './site/business/samples.ts';
import { mapWindow } from './site/components/area-map/map-window.ts';
import { routes, siteMeta } from './site/routes.tsx';
import { headingFont } from './site/styles/heading-font.ts';
import { overdueSources, sourceFaults } from './site/words/check-sources.ts';
import { languages, type SiteLanguage } from './site/words/language.ts';
import { vocabulary } from './site/words/vocabulary.ts';

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
  const facts = shown(options.business);
  const { business, faults } = checkBusiness(await readJson(options.business, facts), facts);
  if (faults) throw new Fault(faults);
  const words = (options.languages ?? languages).map((language) =>
    readWords(`${project}/site/words`, language, vocabulary(business, language)),
  );
  const samples = sampleFields(business);
  const today = (options.today ?? new Date()).toISOString().slice(0, 10);
  const overdue = [...overdueSources(today), ...overdueRates(business, today, facts)];
  refuse(words.flatMap(({ texts }) => sourceFaults(business, texts)));
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
    for (const route of routes(business, words, { photos, ground, logo: own.logo })) {
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
