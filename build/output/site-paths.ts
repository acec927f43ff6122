import { Fault } from '../fault.ts';
import { builtFiles } from './own-files.ts';

/** No control character, no half of a surrogate pair, nothing that Windows refuses in a name or drops at its end. */
const possible = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}\\/:*?"<>|]*[^\p{Cc}\p{Cs}\\/:*?"<>|. ]$/u;
const windowsDevice = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i;

/** A path that cannot be one of the site's. */
export class PathFault extends Fault {}

/** The paths of one build: each stays inside the site, can exist on every file system, and is given once. */
export class SitePaths {
  readonly #spelling = new Map([[builtFiles, builtFiles]]);

  /** The path as a name inside the site's folder, without the leading slash; a PathFault where it cannot be one. */
  claim(path: string): string {
    const name = path.startsWith('/') ? path.slice(1) : path;
    for (const segment of name.split('/')) {
      if (possible.test(segment) && !windowsDevice.test(segment)) continue;
      throw new PathFault([`${JSON.stringify(path)} cannot be a file of the site: ${why(segment)}.`]);
    }
    for (let slash = name.indexOf('/'); slash > 0; slash = name.indexOf('/', slash + 1)) {
      this.#claim(name.slice(0, slash + 1));
    }
    this.#claim(name);
    return name;
  }

  /** Whether a path was claimed, in this very spelling. */
  has(path: string): boolean {
    const name = path.replace(/^\//, '');
    return this.#spelling.get(keyOf(name)) === name;
  }

  #claim(spelling: string): void {
    const folder = spelling.endsWith('/');
    const key = keyOf(folder ? spelling.slice(0, -1) : spelling);
    const other = this.#spelling.get(key);
    if (other === undefined) this.#spelling.set(key, spelling);
    else if (other !== spelling)
      throw new PathFault([`/${spelling} cannot stand beside /${other}: ${clash(folder, other)}.`]);
    else if (!folder) throw new PathFault([`/${spelling} is written twice. Rename the one or the other.`]);
  }
}

// Some disks take capitals for small letters, and one way of writing an accent for another.
const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

function why(segment: string): string {
  if (segment === '' || segment === '.' || segment === '..') {
    return 'no part of a path may be empty, "." or ".."';
  }
  return `some disks do not take the name ${JSON.stringify(segment)}`;
}

function clash(folder: boolean, other: string): string {
  return folder === other.endsWith('/')
    ? 'some disks do not tell capital from small letters. Spell both the same way'
    : 'one name cannot be both a file and a folder. Rename one of them';
}
