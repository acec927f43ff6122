import './build/process.ts';
import { makeAssets } from './build/assets/assets.ts';
import { findImages } from './build/assets/images/images.ts';
import { Audit } from './build/audit/audit.ts';
import { isCommand, runBuild } from './build/command/command.ts';
import { type BuildOptions, sourcesOf } from './build/command/options.ts';
import { readFacts } from './build/facts/json.ts';
import { feeds } from './build/feeds/feeds.ts';
import { addRedirects } from './build/page/redirects.tsx';
import { renderRoute } from './build/page/render.tsx';
import { decide } from './build/problem.ts';
import { displayPath } from './build/project.ts';
import { fileAt, isPage, type PageRoute } from './build/route.ts';
import { type Site, SiteFiles } from './build/site.ts';
import { addStaticFiles } from './build/static-files.ts';
import { ownTextProblems } from './build/text/text-folders.ts';
import * as definition from './site/definition.ts';

export { editable } from './site/content/editable.ts';

/**
 * Builds the whole site: checks the owner's facts and the texts, makes the assets, renders and audits page after page.
 * Nothing is written to the disk but the cache; `publish` does that.
 * @param options those of the command; tests choose the languages, and the moment, which is the only clock of a build: its
 *   day where the company is decides which posts are shown, how long a notice is, and which sources and rates are overdue
 * @throws UserError with everything that the user has to fix
 */
export async function build(options: BuildOptions & definition.Choices): Promise<Site> {
  const sources = sourcesOf(options);
  const { facts, locate } = readFacts(sources.facts, (value) => definition.checkFacts(value, options));
  const images = findImages(sources.photos);
  const contents = definition.readContents(facts, sources.textsOf, images, options);
  const assets = await makeAssets(images, definition.assetsOf(facts, contents));
  const { name, url } = assets.meta;

  const files = new SiteFiles(assets.files);
  const leftOut = addStaticFiles(files, sources.statics);
  const pages: PageRoute[] = [];
  const audit = new Audit(url);
  for (const route of definition.routes(facts.business, contents, assets)) {
    const { body, share } = await renderRoute(route, assets);
    files.add({ path: fileAt(route.path), body });
    if (share) files.add(share);
    if (!isPage(route)) continue;
    pages.push(route);
    audit.page(route, body);
  }
  for (const file of feeds(assets.meta, pages)) files.add(file);
  const misled = addRedirects(assets.meta, files, pages, definition.redirectsOf(facts));

  const photos = { made: assets.photos, folder: displayPath(sources.photos), isUsed: audit.isUsed };
  const told = [...definition.problemsOf(facts, contents, images, photos), ...misled].map(locate);
  const warnings = decide(options, [
    ...told,
    ...ownTextProblems(sources.texts),
    ...assets.problems,
    ...leftOut,
    ...audit.problems(files, contents),
  ]);
  if (options.release) files.addCompressed();
  return { name, url, files, pages, problems: warnings };
}

if (isCommand(import.meta.filename)) void runBuild(build);
