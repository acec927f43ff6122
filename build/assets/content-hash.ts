import { createHash } from 'node:crypto';

/** Eight characters that change with the content, for the names of files that hosts may cache forever. */
export const contentHash = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 8);
