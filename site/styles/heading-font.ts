/** The lettering of headings and numerals: Overpass, drawn after the US highway alphabet (OFL), in the one weight used. */
export const headingFont = {
  family: 'Overpass',
  weight: 700,
  /** The module that holds the font. */
  source: '@fontsource/overpass/files/overpass-latin-700-normal.woff2',
  /** Every character that headings and numerals are set in, beside those of the owner's facts. */
  characters: `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}’‘“”–—·…©`,
} as const;
