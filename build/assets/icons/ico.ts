/**
 * Packs PNG pictures into an ICO file: a header of 6 bytes, an entry of 16 bytes for each picture, then the pictures
 * (https://learn.microsoft.com/en-us/windows/win32/menurc/newheader and …/resdir; PNG inside since Windows Vista).
 * @param pictures square ones of at most 255 pixels a side
 */
export function ico(pictures: readonly { side: number; body: Uint8Array }[]): Uint8Array {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { side, body }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(side, entry);
    header.writeUInt8(side, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(body.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += body.length;
  }
  return Buffer.concat([header, ...pictures.map(({ body }) => body)]);
}
