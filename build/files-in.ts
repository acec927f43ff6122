import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What desktops drop into any folder they show; it is neither published nor anybody's work. */
const desktopLitter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/** The files of a folder and of all folders in it, as names with slashes; none where there is no folder. */
export function filesIn(folder: string, prefix = ''): string[] {
  return entriesOf(join(folder, prefix)).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(folder, `${prefix}${entry.name}/`);
    return desktopLitter.has(entry.name) ? [] : [prefix + entry.name];
  });
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
