const latin =
  /[ -~\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212]/;
const latinExtended =
  /[\u0100-\u0130\u0132-\u0151\u0154-\u017F\u0192\u01A0\u01A1\u01AF\u01B0\u01CD-\u01DC\u01E6\u01E7\u01F4\u01F5\u01FA-\u01FF\u0218-\u021B\u1E80-\u1E85\u1E9E]/;
const vietnamese = /[\u1EA0-\u1EF9]/;

/** A file of glyphs, and which characters to take from it. */
const file = (subset: string, glyphs: RegExp) => ({
  module: `@fontsource/overpass/files/overpass-${subset}-700-normal.woff2`,
  glyphs,
});

/** The lettering of headings and numerals: Overpass, drawn after the US highway alphabet (OFL), in the one weight used. */
export const headingFont = {
  family: 'Overpass',
  weight: 700,
  /** The files of the font, each with the characters it is used for; the first has all that the site's own words need. */
  files: [file('latin', latin), file('latin-ext', latinExtended), file('vietnamese', vietnamese)],
  /** Every character that headings and numerals are set in, beside those of the owner's facts. */
  characters: `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}’‘“”–—·…©`,
} as const;

/** Whether the lettering has this character; another one would be missing from share pictures. */
export const canDraw = (character: string) => headingFont.files.some(({ glyphs }) => glyphs.test(character));
