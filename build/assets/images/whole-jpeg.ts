/** Markers without a segment: restarts, and the start of the image. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const [startOfScan, endOfImage] = [0xda, 0xd9];
/** The start of a frame with sequential scans (ITU-T T.81, table B.1). */
const isSequential = (marker: number) => marker === 0xc0 || marker === 0xc1;

/**
 * Repairs what some phones and messengers do to a sound JPEG: a scan header with no coefficients, stray bytes between
 * segments, a missing end. A picture that is really damaged stays so, and the library finds it.
 */
export function wholeJpeg(original: Uint8Array): Uint8Array {
  const bytes = Buffer.from(original);
  const kept: Uint8Array[] = [bytes.subarray(0, 2)];
  let hasAllCoefficients = false;
  let at = 2;
  while (at < bytes.length) {
    // Any number of 0xff may come before a marker.
    while (at < bytes.length && !(bytes[at] === 0xff && (bytes[at + 1] ?? 0xff) !== 0xff && bytes[at + 1] !== 0))
      at += 1;
    const marker = bytes[at + 1];
    // Phones append a video after the end.
    if (marker === undefined || marker === endOfImage) break;
    const [high = 0xff, low = 0xff] = bytes.subarray(at + 2, at + 4);
    const end = at + 2 + (isBare(marker) ? 0 : high * 256 + low);
    if (isSequential(marker)) hasAllCoefficients = true;
    if (marker === startOfScan && hasAllCoefficients && end <= bytes.length) bytes[end - 2] = 63;
    const next = marker === startOfScan ? endOfScan(bytes, end) : end;
    kept.push(bytes.subarray(at, next));
    at = next;
  }
  return Buffer.concat([...kept, Buffer.of(0xff, endOfImage)]);
}

/** Where the next segment begins: 0xff00 is data, and restarts belong to the scan. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at < bytes.length; at++) {
    const marker = bytes[at] === 0xff ? (bytes[at + 1] ?? 0) : 0;
    if (marker !== 0 && marker !== 0xff && !isBare(marker)) return at;
  }
  return bytes.length;
}
