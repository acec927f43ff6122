import { isCommand, runBuild } from './build/command/command.ts';
// That one first: it checks Node, and chooses React’s production build.

import { makeAssets } from './build/assets/assets.ts';
import { Audit } from './build/audit/audit.ts';
import { readFacts } from './build/facts/json.ts';
import { feeds } from './build/feeds/feeds.ts';
import { addRedirects } from './build/page/redirects.tsx';
import { renderRoute } from './build/page/render.tsx';
import { decide } from './build/problem.ts';
import { type Site, SiteFiles } from './build/site.ts';
import { type BuildOptions, sourcesOf } from './build/sources.ts';
import { addStaticFiles } from './build/static-files.ts';
import * as definition from './site/definition.ts';

export const { editable, paletteStyles } = definition;

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
  const images = sources.images();
  const contents = definition.readContents(facts, sources.textsOf, images, options);
  const assets = await makeAssets(images, definition.assetsOf(facts, contents));
  const { name, url } = assets.meta;

  const files = new SiteFiles(assets.files);
  const staticProblems = addStaticFiles(files, sources.statics);
  const pages = [];
  const audit = new Audit(url);
  for (const route of definition.routes(facts.business, contents, assets)) {
    const { file, page, share } = await renderRoute(route, assets);
    files.add(file);
    if (!page) continue;
    files.add(share);
    pages.push(page);
    audit.page(page, file.body);
  }
  for (const file of feeds(assets.meta, pages)) files.add(file);
  const redirectProblems = addRedirects(assets.meta, files, pages, definition.redirectsOf(facts));

  const photos = { made: assets.photos, folder: sources.photosFolder, isUsed: audit.isUsed };
  const contentProblems = [...definition.problemsOf(facts, contents, images, photos), ...redirectProblems].map(locate);
  const warnings = decide(options, [
    ...contentProblems,
    ...sources.textProblems(),
    ...assets.problems,
    ...staticProblems,
    ...audit.problems(files, contents),
  ]);
  if (options.release) files.addCompressed();
  return { name, url, files, pages, problems: warnings };
}

if (isCommand(import.meta.filename)) void runBuild(build);
