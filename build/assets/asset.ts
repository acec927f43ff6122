import { createHash } from 'node:crypto';

/** A file that pages point to. */
export interface Asset {
  /** From the site's root, with the leading slash. */
  path: string;
  body: string | Uint8Array;
  /** The owner's own file that it is, as messages show it. */
  source?: string;
}

/** The folder of the files whose names change with their content; hosts keep them forever. */
export const assetFolder = '/assets/';

/** Eight characters that change with the content, for the names of files that hosts may cache forever. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** An asset with the hash of its content in its name. */
export const hashedAsset = (name: string, extension: string, body: Uint8Array) => ({
  path: `${assetFolder}${name}-${contentHash(body)}.${extension}`,
  body,
});
