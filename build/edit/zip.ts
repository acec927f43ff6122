import { Zip, ZipDeflate } from 'fflate';

/**
 * Packs files. One after another, as the library's shorter way has a table by their names, in which `__proto__` is none.
 * @param files by their paths, each with a slash before it
 */
export function zipOf(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [path, body] of files) {
    const file = new ZipDeflate(path.slice(1));
    zip.add(file);
    file.push(body, true);
  }
  zip.end();
  return Buffer.concat(parts);
}
