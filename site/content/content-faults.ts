import type { Article } from '../../build/route.ts';
import { expectedName } from '../../build/text/text-reader.ts';
import { serviceSlugs } from '../business/service-slugs.ts';
import { helpPath, servicePath } from '../paths.ts';
import type { PostData, StateData } from './front-matter.ts';
import { helpSlugs } from './help-slugs.ts';
import { hasLayout } from './layouts.ts';
import type { Locale } from './locales.ts';
import { sceneNames } from './picture-names.ts';

/** A sentence for each service without its scene. */
export const sceneFaults = (slugs: readonly string[] = serviceSlugs, names: readonly string[] = sceneNames): string[] =>
  slugs
    .filter((slug) => !names.includes(slug))
    .map(
      (slug) =>
        `site/content/picture-names.ts: found no scene for the service "${slug}", expected its name. Draw it in site/scenes/services/${slug}.tsx, and name it here and in site/scenes/index.ts.`,
    );

/** A sentence for each municipality that a state's file names for a section that it does not have. */
export const municipalityFaults = (states: readonly Article<StateData>[]): string[] =>
  states.flatMap(({ data, sections, file, lineOf }) => {
    const ids = sections.map(({ id }) => id);
    return Object.keys(data.municipalities)
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `${file}:${lineOf('municipalities')}: municipalities: found the unknown section "${id}", ${expectedName(id, ids)}`,
      );
  });

/** A sentence for each number that a post has after another one. */
export function idFaults(posts: readonly Article<PostData>[]): string[] {
  const ids = new Map<number, string>();
  return posts.flatMap(({ data, file, lineOf }) => {
    const other = ids.get(data.id);
    const place = `${file}:${lineOf('id')}`;
    ids.set(data.id, place);
    return other ? [`${place}: id: found ${data.id}, as at ${other}, expected a number of its own.`] : [];
  });
}

/** A sentence for each section of questions that begins with other words. */
export const questionFaults = (texts: readonly Article<unknown>[]): string[] =>
  texts.flatMap(({ file, sections }) =>
    sections
      .filter((section) => hasLayout(section, 'faq'))
      .flatMap(({ blocks: [first] }) =>
        first && first.kind !== 'h3'
          ? [`${file}:${first.line}: found words before the first question, expected ### and a question.`]
          : [],
      ),
  );

/**
 * A sentence for each page that a language lacks and its menus do not name, and for each name without such a page.
 * @param pages that the language has, by their paths from its home page
 */
export function elsewhereFaults(
  { services, help }: NonNullable<Locale['elsewhere']>,
  pages: readonly string[],
): string[] {
  const faultsIn = (part: string, named: object, slugs: readonly string[], pathOf: (slug: string) => string) => {
    const lacking = slugs.filter((slug) => !pages.includes(pathOf(slug)));
    const missing = lacking.filter((slug) => !Object.hasOwn(named, slug));
    const needless = Object.keys(named).filter((slug) => !lacking.includes(slug));
    return [
      ...missing.map(
        (slug) =>
          `${part}: found nothing for "${slug}", expected its entry: menus name a page that this language lacks.`,
      ),
      ...needless.map((slug) => `${part}: found the unknown page "${slug}", ${expectedName(slug, lacking)}`),
    ];
  };
  return [...faultsIn('services', services, serviceSlugs, servicePath), ...faultsIn('help', help, helpSlugs, helpPath)];
}
