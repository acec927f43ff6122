import type { PageRoute, Problem } from '../../build/route.ts';
import { isAddedPost } from '../business/leave-out.ts';
import type { Content } from './content.ts';

/**
 * The texts that no page shows: an error for one that has no route, and what a release refuses, for one of the company's own
 * whose page it leaves out. The site's own texts wait there for a company that wants them.
 * @param pages of the site
 * @param isOwn whether a file is a text of the company's own, and not the project's
 */
export function unshownTexts(
  contents: readonly Content[],
  pages: readonly PageRoute[],
  isOwn: (file: string) => boolean,
): Problem[] {
  const shown = new Set(pages.map(({ placeOf }) => placeOf?.('title').file));
  return contents.flatMap(({ articles }) => [
    ...articles.shown
      .filter(({ file }) => !shown.has(file))
      .map(({ file }): Problem => {
        const help = 'Give it a route in site/routes.tsx.';
        return { severity: 'error', file, message: 'No page shows this text.', help };
      }),
    ...articles.leftOut
      .filter(({ file, slug }) => isOwn(file) || (file.includes('/posts/') && isAddedPost(slug)))
      .map(({ file }): Problem => {
        const message = 'No page shows this text, because your site leaves out its subject.';
        const help = 'Delete it, or bring the subject back with "services" and "leaveOut".';
        return { severity: 'warning', blocks: 'mistake', file, message, help };
      }),
  ]);
}
