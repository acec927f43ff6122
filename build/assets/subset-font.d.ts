declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' | 'truetype' },
  ): Promise<Uint8Array>;
}
