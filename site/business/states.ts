/** The fifty states and the District of Columbia, with the first three digits of the ZIP codes in each (USPS, Domestic Mail Manual, L002). */
const prefixes = {
  AL: ['350-369'],
  AK: ['995-999'],
  AZ: ['850-865'],
  AR: ['716-729'],
  CA: ['900-961'],
  CO: ['800-816'],
  CT: ['060-069'],
  DE: ['197-199'],
  DC: ['200-200', '202-205', '569-569'],
  FL: ['320-349'],
  GA: ['300-319', '398-399'],
  HI: ['967-968'],
  ID: ['832-838'],
  IL: ['600-629'],
  IN: ['460-479'],
  IA: ['500-528'],
  KS: ['660-679'],
  KY: ['400-427'],
  LA: ['700-714'],
  ME: ['039-049'],
  MD: ['206-219'],
  MA: ['010-027', '055-055'],
  MI: ['480-499'],
  MN: ['550-567'],
  MS: ['386-397'],
  MO: ['630-658'],
  MT: ['590-599'],
  NE: ['680-693'],
  NV: ['889-898'],
  NH: ['030-038'],
  NJ: ['070-089'],
  NM: ['870-884'],
  NY: ['005-005', '063-063', '100-149'],
  NC: ['270-289'],
  ND: ['580-588'],
  OH: ['430-459'],
  OK: ['730-732', '734-749'],
  OR: ['970-979'],
  PA: ['150-196'],
  RI: ['028-029'],
  SC: ['290-299'],
  SD: ['570-577'],
  TN: ['370-385'],
  TX: ['733-733', '750-799', '885-885'],
  UT: ['840-847'],
  VT: ['050-054', '056-059'],
  VA: ['201-201', '220-246'],
  WA: ['980-994'],
  WV: ['247-268'],
  WI: ['530-549'],
  WY: ['820-831', '834-834'],
} as const;

/** A state as postal addresses have it. */
type StateCode = keyof typeof prefixes;

/** Every state by its code. */
export const stateCodes = Object.keys(prefixes) as StateCode[];

/** The first three digits of a state's ZIP codes, in words: `700 to 714`. */
export const prefixesOf = (code: StateCode) =>
  prefixes[code].map((range) => [...new Set(range.split('-'))].join(' to ')).join(' or ');

/** Whether a ZIP code lies in a state; a few reach places across a border, so such a range may stand at both. */
export const isInState = (code: StateCode, postalCode: string) =>
  prefixes[code].some((range) => {
    const [from = '', to = ''] = range.split('-');
    return from <= postalCode && postalCode.slice(0, 3) <= to;
  });
