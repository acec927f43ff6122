import sharp from 'sharp';

/** The pixels of a picture, row by row, with position, color and alpha. */
export async function pixelsOf(picture: string | Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, at) => ({
    x: at % info.width,
    y: Math.floor(at / info.width),
    color: [...data.subarray(at * 4, at * 4 + 3)],
    alpha: data[at * 4 + 3],
  }));
}
