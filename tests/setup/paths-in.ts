import { filesIn } from '../../build/files-in.ts';

/** The paths of the pages in a built site's folder, home first: `/about/`, `/404.html`. */
export const pathsIn = (folder: string) =>
  filesIn(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
