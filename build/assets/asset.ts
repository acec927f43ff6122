/** A file beside the pages. */
export interface Asset {
  /** From the site's root, with the leading slash. */
  path: string;
  body: string | Uint8Array;
}

/** Where files stand whose names change with their content; hosts are told to keep them forever. */
export const assetFolder = '/assets/';
