import { closeSync, openSync, readSync } from 'node:fs';

// Thousands of pages, one after the other, need the memory of one.
let written = Buffer.alloc(0);
let read = Buffer.alloc(0);

/** What a file is to hold; a text may come in pieces, which saves putting them together. */
export type Body = string | Uint8Array | readonly string[];

/** The bytes of a file's body; those of a text only until the next one is asked for. */
export function bytesOf(body: Body): Uint8Array {
  if (body instanceof Uint8Array) return body;
  const parts = typeof body === 'string' ? [body] : body;
  // No character of a string takes more than three bytes in UTF-8.
  const most = parts.reduce((sum, { length }) => sum + length * 3, 0);
  if (written.length < most) written = Buffer.alloc(most);
  let size = 0;
  for (const part of parts) size += written.write(part, size);
  return written.subarray(0, size);
}

/** Whether a file of as many bytes holds just these. */
export function holds(path: string, bytes: Uint8Array): boolean {
  if (read.length < bytes.length) read = Buffer.alloc(bytes.length);
  const file = openSync(path, 'r');
  try {
    const size = readSync(file, read, 0, bytes.length, 0);
    return read.subarray(0, size).equals(bytes);
  } finally {
    closeSync(file);
  }
}
