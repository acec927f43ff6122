/**
 * Packs PNG pictures into an ICO file: a head of 6 bytes, an entry of 16 for each picture, then the pictures as they are
 * (https://learn.microsoft.com/en-us/windows/win32/menurc/newheader and …/resdir; PNG inside since Windows Vista).
 * @param pictures square ones of at most 255 pixels a side
 */
export function ico(pictures: readonly { side: number; body: Uint8Array }[]): Uint8Array {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, body }] of pictures.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(side, entry);
    head.writeUInt8(side, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(body.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += body.length;
  }
  return Buffer.concat([head, ...pictures.map(({ body }) => body)]);
}
