// The characters in the three files of the font, without combining marks.
const latin =
  /[ -~\u00A0-\u00AC\u00AE-\u00FF\u0102\u0131\u0152\u0153\u02BC\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2191\u2193\u2212\u2215]/;
const latinExtended =
  /[\u0100\u0101\u0103-\u0130\u0132-\u0151\u0154-\u017F\u0181\u0186-\u018A\u018E-\u0194\u0196-\u0199\u019D\u01A0\u01A1\u01A4\u01A5\u01A9\u01AC-\u01B4\u01B7\u01C0-\u01F5\u01F8-\u021B\u021E\u021F\u0226-\u0233\u0237\u0242-\u0245\u024B\u024C\u0250-\u0254\u0256\u0257\u0259\u025B\u025F-\u0261\u0263\u0265\u0266\u0268\u0269\u026E\u026F\u0272\u0279\u027D\u027E\u0283\u0288-\u028E\u0292\u0294\u0295\u029E\u02A1-\u02A4\u02A6\u02A7\u02A9-\u02AC\u02B0\u02B2\u02B7-\u02BA\u02C7\u02C9\u02D6\u02DD\u02E1-\u02E3\u1E04\u1E05\u1E0C-\u1E0F\u1E12\u1E13\u1E20\u1E21\u1E24\u1E25\u1E2E\u1E2F\u1E36\u1E37\u1E3C-\u1E3F\u1E44-\u1E47\u1E4A-\u1E4D\u1E50-\u1E53\u1E62\u1E63\u1E6C-\u1E71\u1E80-\u1E85\u1E92\u1E93\u1E9E\u1EF2-\u1EF9\u2020\u20A1-\u20AB\u20AD-\u20BF\u2113\u2C64\u2C6D\u2C72\u2C73\uA78B-\uA78D\uA7AA]/;
const vietnamese = /[\u1EA0-\u1EF1]/;

/** The font of headings and numerals: Overpass, drawn after the US highway alphabet (OFL), in the one weight used. */
export const headingFont = {
  family: 'Overpass',
  weight: 700,
  // Its own are 88.3 and 38.3, which puts digits and capitals too high in a button. The sum, and so the line height, stays.
  ascent: 100,
  descent: 26.6,
  /** Its name in style sheets, and the fallback: Arial, or a font as wide. In Chromium our headings are 97.3% as wide. */
  property: '--heading',
  fallback: { names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'], width: 97.3 },
  /** The files of the font, each with the characters that it is used for. The site's own texts need only the first. */
  files: [
    { module: '@fontsource/overpass/files/overpass-latin-700-normal.woff2', glyphs: latin },
    { module: '@fontsource/overpass/files/overpass-latin-ext-700-normal.woff2', glyphs: latinExtended },
    { module: '@fontsource/overpass/files/overpass-vietnamese-700-normal.woff2', glyphs: vietnamese },
  ],
  /** The characters of headings and numerals, besides those in the owner's facts. */
  characters: `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}’‘“”–—·…©`,
} as const;

/** The font with the characters that the site's texts need. */
export const fontFor = (contents: readonly { letters: string }[]) => ({
  ...headingFont,
  characters: headingFont.characters + contents.map(({ letters }) => letters).join(''),
});

/** Whether the font has a character. Any other would be missing from share pictures. */
export const hasGlyph = (character: string) => headingFont.files.some(({ glyphs }) => glyphs.test(character));
