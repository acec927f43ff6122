import { pages } from './content/page-schemas.ts';
import { guidePath, inLanguage, servicePath } from './paths.ts';
import type { Site } from './site-context.ts';

/** The pages that the header links to, in order. The services menu is between Home and About. */
const headerPages = ['home', 'about', 'blog', 'contact'] as const;

/** The links of the header, without what the owner leaves out. */
export const headerLinks = ({ messages, isLeftOut }: Site['content']) =>
  headerPages
    .map((page) => ({ name: messages.layout.pages[page], path: pages[page].path }))
    .filter(({ path }) => !isLeftOut(path));
export const serviceLinks = ({ services }: Site['content']) =>
  services.map(({ slug, name }) => ({ name, path: servicePath(slug) }));
export const guideLinks = ({ guides }: Site['content']) =>
  guides.map(({ slug, name }) => ({ name, path: guidePath(slug) }));

/**
 * Where a link leads: to the page in this language, or else in the first one that has it.
 * @param to the path from the home page of a language, with its fragment
 * @returns the path from the site's root, and the language
 */
export function targetOf({ content, alternates }: Pick<Site, 'content' | 'alternates'>, to: string) {
  const { language } = content;
  const page = to.replace(/#.*/, '');
  const [[other, path] = []] = Object.entries(alternates.get(page) ?? {}).sort(([a]) => (a === language ? -1 : 0));
  return other && path && other !== language
    ? { language: other, path: path + to.slice(page.length) }
    : { language, path: inLanguage(content, to) };
}
