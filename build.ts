import './build/command/production.ts';
import { bundleClient } from './build/assets/client.ts';
import { cutFont } from './build/assets/fonts.ts';
import { icons } from './build/assets/icons.ts';
import { cutPhotos, findPhotos } from './build/assets/photos.ts';
import { sharePictures } from './build/assets/share-pictures.tsx';
import { loadStyles } from './build/assets/styles.ts';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runCommand } from './build/command/command.ts';
import { readJson } from './build/command/json.ts';
import type { Options } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { Fault } from './build/fault.ts';
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
import { sampleFields } from './site/business/samples.ts';
import { routes, siteMeta } from './site/routes.tsx';
import { headingFont } from './site/styles/heading-font.ts';
import { overdueSources, sourceFaults } from './site/words/check-sources.ts';
import { languages, type SiteLanguage } from './site/words/language.ts';
import { vocabulary } from './site/words/vocabulary.ts';

/** What a build is made of: the options of the command, and what is the site's own if not said otherwise. */
export interface BuildOptions extends Options {
  languages?: readonly SiteLanguage[];
  /** The folder of the owner's photos. */
  photos?: string;
  /** The day by which sources are overdue. */
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
  const samples = sampleFields(business);
  if (options.release && samples.length > 0)
    throw new Fault(samples.map((field) => `${facts}: ${field} is still a sample. A release needs your own.`));

  const words = (options.languages ?? languages).map((language) =>
    readWords(`${project}/site/words`, language, vocabulary(business, language)),
  );
  const found = findPhotos(options.photos ?? `${project}/site/photos`);
  const unfit = photoFaults(business, found);
  if (unfit.length > 0) throw new Fault(unfit);
  const unsourced = words.flatMap(({ texts }) => sourceFaults(business, texts));
  const today = (options.today ?? new Date()).toISOString().slice(0, 10);
  const overdue = [...overdueSources(today), ...overdueRates(business, today, facts)];
  if (unsourced.length > 0) throw new Fault(unsourced);
  if (options.release && overdue.length > 0) throw new Fault(overdue);
  const { photos, files } = await cutPhotos(found);

  const site = siteMeta(business);
  const { pathname: base } = new URL(site.url);
  const characters = headingFont.characters + letteredFacts(business);
  const font = await cutFont({ ...headingFont, characters }, base);
  const fonts = font.files.map(({ path }) => path);
  const script = await bundleClient(`${project}/site/client.ts`);
  const styles = await loadStyles(`${project}/site/styles/site.css`, font.face + site.styles);
  const picture = sharePictures(font);

  const output = openOutput(options.out, project, options.release ? compressed : undefined);
  try {
    const audit = new Audit(site.url);
    const listings = new Listings(site);
    let pages = 0;
    output.copyFolder(`${project}/static`);
    const assets = [script, ...font.files, font.license, ...(await icons(site)), ...files];
    for (const { path, body } of assets) output.write(path, body);
    for (const route of routes(business, words, photos)) {
      if (!isPage(route)) {
        output.write(route.path, renderFile(route));
        continue;
      }
      const share = await picture(route.meta.share);
      const own = route.meta.script ? [await bundleClient(`${project}/${route.meta.script}`)] : [];
      for (const { path, body } of [share, ...own]) if (!output.has(path)) output.write(path, body);
      const heads = { script: script.path, own: own[0]?.path, fonts, share: share.path };
      const html = renderPage(site, route, heads, styles);
      audit.page(route, html);
      output.write(fileAt(route.path), html);
      listings.add(route);
      pages += 1;
    }
    for (const { path, body } of listings.files()) output.write(path, body);

    const wrong = audit.faults(output);
    if (wrong.length > 0) throw new Fault(wrong);
    return { ...output.publish(), pages, samples, overdue, url: site.url };
  } finally {
    output.discard();
  }
}

if (isCommand(import.meta.filename)) await runCommand(build);
