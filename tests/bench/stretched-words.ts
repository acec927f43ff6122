import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Pages of the site as it is. */
const own = 18;

/**
 * Makes a folder of texts like the site's own, with so many posts that the site has `pages` pages. The posts are one of
 * its own with other titles and descriptions; as they share its headline, they share its picture too.
 */
export function stretchWords(folder: string, pages: number): void {
  cpSync('site/content/en', folder, { recursive: true });
  const name = 'understanding-towing-services';
  const post = readFileSync(join('site/content/en/posts', `${name}.md`), 'utf8');
  for (let number = 1; number <= pages - own; number += 1) {
    const stretched = post
      .replace(/^id: .*$/m, `id: ${1000 + number}`)
      .replace(/^pageTitle: .*$/m, `pageTitle: Towing explained, part ${number}`)
      .replace(
        /^description: .*$/m,
        `description: 'Part ${number} of many: which truck, who decides, what you will be asked and how to pay.'`,
      );
    writeFileSync(join(folder, `posts/${name}-${number}.md`), stretched);
  }
}
