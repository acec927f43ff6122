import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a desktop dropped a file of this name into a folder that it showed; it is nobody's work. */
export const isJunk = (name: string) => /^(?:\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/i.test(name);

/** The files of a folder and of all folders in it, as names with slashes; none where there is no folder. */
export function filesIn(folder: string, prefix = ''): string[] {
  return entriesOf(join(folder, prefix)).flatMap((entry) => {
    if (entry.isDirectory()) return filesIn(folder, `${prefix}${entry.name}/`);
    return isJunk(entry.name) ? [] : [prefix + entry.name];
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
