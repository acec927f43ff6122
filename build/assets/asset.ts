import { createHash } from 'node:crypto';

/** A file that pages point to. */
export interface Asset {
  /** From the site's root, with the leading slash. */
  path: string;
  body: string | Uint8Array;
  /** The owner's own file that it comes from, as messages show it. */
  source?: string;
}

/** The folder of files with a hash in their names, which hosts cache forever. */
export const assetFolder = '/assets/';

/** Eight hex digits that change with the content. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);

/** An asset with the hash of its content in its name. */
export const hashedAsset = (name: string, extension: string, body: Uint8Array) => ({
  path: `${assetFolder}${name}-${contentHash(body)}.${extension}`,
  body,
});
