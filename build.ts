import './build/command/production.ts';
import { bundleClient } from './build/assets/client.ts';
import { cutFont } from './build/assets/fonts.ts';
import { icons } from './build/assets/icons.ts';
import { cutPhotos } from './build/assets/photos.ts';
import { sharePictures } from './build/assets/share-pictures.tsx';
import { loadStyles } from './build/assets/styles.ts';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runCommand } from './build/command/command.ts';
import { readJson } from './build/command/json.ts';
import type { Options } from './build/command/options.ts';
import type { Built } from './build/command/report.ts';
import { Fault } from './build/fault.ts';
import { AtomFeed } from './build/listings/feed.ts';
import { hostHeaders } from './build/listings/host-headers.ts';
import { robots } from './build/listings/robots.ts';
import { sitemap } from './build/listings/sitemap.tsx';
import { compressed } from './build/output/compress.ts';
import { openOutput } from './build/output/output.ts';
import { fillSlots, renderFile, renderPage } from './build/page/render.tsx';
import { project, shown } from './build/project.ts';
import { fileAt, isPage, type Listing } from './build/route.ts';
import { checkBusiness, sampleFields } from './site/business/business.ts';
import { photoFaults } from './site/business/photos.ts';
import { routes, siteMeta } from './site/routes.tsx';
import { headingFont } from './site/styles/heading-font.ts';

/**
 * Builds the whole site: reads the owner's facts, makes what the pages point to, renders page after page, has the audit
 * look at them, and publishes. Nothing of the old site is touched before all is right.
 * @returns what was made, and which facts are still samples
 * @throws Fault with a line for each thing that the person at the keyboard can mend
 */
export async function build(options: Options): Promise<Built> {
  const facts = shown(options.business);
  const { business, faults } = checkBusiness(await readJson(options.business, facts), facts);
  if (faults) throw new Fault(faults);
  const samples = sampleFields(business);
  if (options.release && samples.length > 0)
    throw new Fault(samples.map((field) => `${facts}: ${field} is still a sample. A release needs your own.`));

  const { photos, files } = await cutPhotos(`${project}/site/photos`);
  const unfit = photoFaults(business, photos);
  if (unfit.length > 0) throw new Fault(unfit);

  const site = siteMeta(business);
  const { pathname: base } = new URL(site.url);
  const font = await cutFont(
    { ...headingFont, characters: headingFont.characters + site.name + business.township },
    base,
  );
  const script = await bundleClient(`${project}/site/client.ts`);
  const styles = await loadStyles(`${project}/site/styles/site.css`, font.face);
  const picture = sharePictures(font);

  const output = openOutput(options.out, project, options.release ? compressed : undefined);
  try {
    const audit = new Audit(site.url);
    const listing: Listing[] = [];
    const feed = new AtomFeed(site);
    let pages = 0;
    output.copyFolder(`${project}/static`);
    for (const { path, body } of [script, font, ...(await icons(site)), ...files]) output.write(path, body);
    for (const route of routes(business, photos)) {
      if (!isPage(route)) {
        audit.write(output, route.path, renderFile(route));
        continue;
      }
      const share = await picture(route.meta.share);
      if (!output.has(share.path)) output.write(share.path, share.body);
      const assets = { script: script.path, font: font.path, share: share.path };
      const html = fillSlots(renderPage(site, route, assets), route, styles);
      audit.page(route, html);
      audit.write(output, fileAt(route.path), html);
      const { listed, entry } = route.meta;
      if (listed) listing.push({ path: route.path, published: entry?.published });
      if (listed && entry) feed.add(route.path, entry);
      pages += 1;
    }
    output.write('/sitemap.xml', sitemap(site.url, listing));
    output.write('/robots.txt', robots(site.url));
    output.write('/feed.xml', feed.text());
    output.write('/_headers', hostHeaders(base, listing));

    const found = audit.faults(output);
    if (found.length > 0) throw new Fault(found);
    return { ...output.publish(), pages, samples, url: site.url };
  } finally {
    output.discard();
  }
}

if (isCommand(import.meta.filename)) await runCommand(build);
