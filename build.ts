import { isCommand, runBuild } from './build/command/command.ts';
// Must come first: it checks Node’s version and picks React’s production build.

import { makeAssets } from './build/assets/assets.ts';
import { Audit } from './build/audit/audit.ts';
import { readFacts } from './build/facts/json.ts';
import { feeds } from './build/feeds/feeds.ts';
import { addRedirects } from './build/page/redirects.tsx';
import { type RenderAssets, renderRoute } from './build/page/render.tsx';
import { dataOf, decide } from './build/problem.ts';
import type { PageRoute, Route } from './build/route.ts';
import { type Site, SiteFiles } from './build/site.ts';
import { type BuildOptions, sourcesOf } from './build/sources.ts';
import { addStaticFiles } from './build/static-files.ts';
import * as definition from './site/definition.ts';

export const { editable, factsSchema } = definition;

/**
 * Builds the whole site: checks the owner's facts and the texts, makes the assets, renders and audits page after page.
 * Nothing is written to the disk but the cache; `publish` does that.
 * @param options those of the command; tests also choose the time, the only clock a build has: the company's local day
 *   decides which posts and notices show, and which sources and rates are overdue
 * @throws UserError with everything that the user has to fix
 */
export async function build(options: BuildOptions): Promise<Site> {
  const sources = sourcesOf(options);
  const { facts, locate } = readFacts(sources.facts, (value) => definition.checkFacts(value, options));
  const images = await sources.images();
  const texts = definition.readContents(facts, sources.textsOf, images);
  const sourceProblems = [...texts.problems.map(locate), ...sources.textProblems(), ...images.problems];
  const contents = dataOf({ ...texts, problems: sourceProblems });
  const assets = await makeAssets(images, definition.assetsOf(facts, contents));

  const files = new SiteFiles(assets.files);
  addStaticFiles(files, sources.statics);
  const routes = definition.routes(facts.business, contents, assets);
  const { pages, audit } = await renderPages(routes, { ...assets, readable: options.readable }, files);

  const warnings = decide(options, [
    ...definition.problemsOf(facts, contents, images, sources.photosFolder, audit.isUsed).map(locate),
    ...addRedirects(assets.meta, files, pages, definition.redirectsOf(facts)).map(locate),
    ...sourceProblems,
    ...definition.unshownTexts(contents, pages),
    ...files.problems,
    ...audit.problems(files, contents),
  ]);
  if (options.release) files.addCompressed();
  return { url: assets.meta.url, files, pages, problems: warnings };
}

/**
 * Renders and audits page after page, and adds the feeds.
 * @param files of the site, to which the routes and the feeds are added
 */
export async function renderPages(routes: Iterable<Route>, assets: RenderAssets, files: SiteFiles) {
  const pages: PageRoute[] = [];
  const audit = new Audit(assets.meta.url);
  for (const route of routes) {
    const { file, page, share } = await renderRoute(route, assets);
    files.add(file);
    if (!page) continue;
    files.add(share);
    pages.push(page.route);
    audit.page(page.route, page.html, assets.readable ? undefined : file.body);
  }
  for (const file of feeds(assets.meta, pages)) files.add(file);
  return { pages, audit };
}

if (isCommand(import.meta.filename)) void runBuild(build);
