/** An owner's photo, resized for screens of every width. */
export interface Photo {
  /** Pixels of the original, upright. */
  width: number;
  height: number;
  /** In AVIF, in widths that browsers choose from; paths from the site's root. */
  files: { path: string; width: number }[];
  /** The path of a WebP, for browsers that read no AVIF. */
  fallback: string;
}

/** The owner's photos and logo. */
export interface OwnerImages {
  /** The file of each, by its name without the extension. */
  found: Readonly<Record<string, string>>;
  /** Those of them that could be prepared. */
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
}

/** Shores and borders under a drawn map, as path data in its units. */
export interface Basemap {
  /** To be filled by the even-odd rule; the rest is water. */
  land: string;
  /** The lines between states. */
  states: string;
  /** To be filled by the even-odd rule, under the land: the neighboring countries, with their share of the lakes. */
  abroad: string;
}

/** The owner's logo, always shown on white. */
export interface Logo {
  /** The file for pages, from the site's root. */
  path: string;
  /** Its proportions, in any unit. */
  width: number;
  height: number;
  /** As `data:` addresses, because drawings can't load files: for a browser's tab, and for icons. */
  small: string;
  large: string;
}

/** Turns words into outlines in the site's font: path data that begins at 0 on the baseline, and its width. */
export type Lettering = (words: string, size: number) => { d: string; width: number };
