import { closeSync, openSync, readSync } from 'node:fs';

// Thousands of pages, one after the other, need the memory of one.
let written = Buffer.alloc(0);
let read = Buffer.alloc(0);

/** The bytes of a file's body; those of a text only until the next one is asked for. */
export function bytesOf(body: string | Uint8Array): Uint8Array {
  if (typeof body !== 'string') return body;
  // No character of a string takes more than three bytes in UTF-8.
  if (written.length < body.length * 3) written = Buffer.alloc(body.length * 3);
  return written.subarray(0, written.write(body));
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
