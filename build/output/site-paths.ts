import { Fault } from '../fault.ts';

/** What every disk takes and every address shows as it is, without a dot at either end. */
const plain = /^[a-z0-9_-](?:[a-z0-9._-]*[a-z0-9_-])?$/;

/** What Windows keeps for devices, whatever its ending: https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const device = /^(?:aux|con|nul|prn|com\d|lpt\d)(?:\.|$)/;

/** The paths of one build: each stays inside the site, is given once, and is told from all others on every disk. */
export class SitePaths {
  readonly #spelling = new Map<string, string>();

  /** A path that the build gives (`/about/index.html`) as a name inside the site's folder; a Fault where it cannot be. */
  claim(path: string): string {
    const name = path.replace(/^\//, '');
    if (!name.split('/').every((part) => plain.test(part) && !device.test(part))) {
      throw new Fault([
        `${JSON.stringify(path)} cannot be a file of the site. Expected small letters a to z, digits, "-", "_" and a "." between them, with "/" between folders, and no name that Windows keeps for a device, such as "con".`,
      ]);
    }
    return this.copy(name);
  }

  /** Takes up the name of a file as some disk has it. */
  copy(name: string): string {
    for (let slash = name.indexOf('/'); slash > 0; slash = name.indexOf('/', slash + 1)) {
      this.#spell(name.slice(0, slash + 1));
    }
    if (this.has(name)) throw new Fault([`/${name} is written twice. Rename the one or the other.`]);
    this.#spell(name);
    return name;
  }

  /** Whether a file's path was taken up, in this very spelling. */
  has(path: string): boolean {
    const name = path.replace(/^\//, '');
    return this.#spelling.get(name.toLowerCase()) === name;
  }

  /** Takes up a file, or a folder with the slash at its end. */
  #spell(name: string): void {
    const key = name.toLowerCase().replace(/\/$/, '');
    const other = this.#spelling.get(key);
    if (other !== undefined && other !== name) {
      throw new Fault([
        `/${name} cannot stand beside /${other}: some disks take the two names for one. Rename the one or the other.`,
      ]);
    }
    this.#spelling.set(key, name);
  }
}
