/** A color by day and at night, as `#rrggbb`, or `#rrggbbaa` if it is translucent. */
export interface Shade {
  day: string;
  night: string;
}

const same = (color: string): Shade => ({ day: color, night: color });

/** Amber. The brand's color is for the call button, the company's trucks and its mark only. */
export const defaultBrandColor = '#ffb21a';
/** The background at night, and always that of the header, the first screen and the icons. */
export const asphalt = '#10151c';
const midnight = '#0b0f15';
export const white = '#ffffff';
export const black = '#000000';
/** Danger and emergencies. */
export const signRed = '#a8211c';
/** Safe places, and guide signs. */
const signGreen = '#12603a';

const surface = { day: white, night: asphalt };
const ink = { day: asphalt, night: '#f4f6f8' };
const link = { day: '#0b4a9e', night: '#9cc8ff' };
const success = { day: signGreen, night: '#6fdca0' };
const sky = { day: '#d3e4f1', night: '#1f2a38' };

export const headlight = '#dcecff';
export const roadSigns = { red: signRed, blue: '#1d4f91', white, black: asphalt };

/** The custom properties of style sheets. Text has a contrast of 7:1 with its background, small print 4.5:1. */
export const pageColors = {
  surface,
  raised: { day: '#f5f6f8', night: '#18202a' },
  ink,
  muted: { day: '#44515e', night: '#a9b6c3' },
  line: { day: '#dde3e9', night: '#2a3542' },
  // Receipts and cards.
  paper: { day: white, night: '#2a3542' },
  edge: { day: '#6b7a89', night: '#6d7d8e' },
  link,
  success,
  error: { day: signRed, night: '#ffa8a0' },
  asphalt: same(asphalt),
  midnight: same(midnight),
  shadow: same(`${black}66`),
  sheen: same(`${white}cc`),
  sky,
  white: same(white),
  'sign-red': same(signRed),
  'sign-green': same(signGreen),
  post: same('#5d6b7a'),
  // The map.
  land: { day: '#e4eadf', night: '#1b252f' },
  water: { day: '#bcd8ea', night: '#0a2033' },
  abroad: { day: '#d3d6d9', night: '#262b31' },
  shore: { day: '#86b0cd', night: '#2d5878' },
  border: { day: '#98a891', night: '#4b5d6c' },
  halo: { day: '#f7f9f5', night: '#242f3a' },
  area: { day: `${white}a3`, night: `${link.night}14` },
  // The road that asks where the car stopped.
  road: { day: '#b4bfca', night: '#232e3a' },
  'road-line': { day: '#f4f7f9', night: '#a9b6c3' },
  'toll-road': { day: '#9fadba', night: '#2c3947' },
  shoulder: { day: '#c5ced7', night: '#3a4754' },
  verge: { day: '#cfdcd2', night: '#1e3132' },
} satisfies Record<string, Shade>;

/** The brand's color and those made from it, as `#rrggbb`. */
export interface Brand {
  color: Shade;
  /** For text and drawings on it. */
  ink: Shade;
  /** The call button's edge: the brand's color, unless that can't be told from white. */
  rim: Shade;
  /** The shaded side of a drawn surface. */
  shade: Shade;
  /** The 911 button and its text: red and white, or the other way around if the brand is as dark as the red. */
  emergency: Shade;
  emergencyInk: Shade;
}

/** The warning light of a tow truck is amber, whatever color the truck is. */
export const beacon = { color: defaultBrandColor, glow: '#ffc85c' };

/** The colors of the drawings. A name ending in `-d` is the shaded side of the surface before it. */
export const drawingColors = ({ color, shade }: Brand) =>
  ({
    sky,
    star: { day: '#d3e4f1', night: '#7f93aa' },
    disc: same(white),
    far: { day: '#b3cad8', night: '#34495b' },
    near: { day: '#98b2bb', night: '#25323f' },
    pine: { day: '#759a90', night: '#0a1016' },
    tree: { day: '#759a90', night: '#33504b' },
    pole: { day: '#8299a6', night: '#4b6075' },
    verge: { day: '#c3d5c6', night: '#1e2b33' },
    'verge-d': { day: '#a6bfab', night: '#131b22' },
    road: { day: '#9aa8b5', night: '#37444f' },
    line: { day: white, night: '#8b9cb0' },
    shadow: { day: '#7d8b99', night: '#1a222b' },
    amber: color,
    'amber-d': shade,
    lens: { day: '#ffd27a', night: '#ffe7b8' },
    'lens-d': { day: '#e49700', night: '#d78a00' },
    steel: { day: '#bcc8d3', night: '#93a1af' },
    'steel-d': { day: '#7f90a2', night: '#5f7083' },
    frame: { day: '#3a4755', night: '#4b5b6d' },
    well: { day: '#232d38', night: '#0b1016' },
    tire: { day: '#1a222b', night: '#05080b' },
    rim: { day: '#dbe2e9', night: '#b9c5d1' },
    'rim-d': { day: '#a5b2bf', night: '#8595a5' },
    glass: { day: '#27405a', night: '#172838' },
    'glass-d': { day: '#46668a', night: '#2e4a63' },
    blue: { day: '#3d80bd', night: '#38709f' },
    'blue-d': { day: '#2f6799', night: '#295680' },
    teal: { day: '#2f9487', night: '#287a71' },
    'teal-d': { day: '#247569', night: '#1e5d56' },
    plum: { day: '#7d6aa8', night: '#68588f' },
    'plum-d': { day: '#64538b', night: '#514474' },
    rust: { day: '#a8683f', night: '#84513a' },
    'rust-d': { day: '#84492a', night: '#653a24' },
    red: { day: '#e2392d', night: '#ff4a3d' },
    hazard: same('#ff4a3d'),
    cone: same('#ee5a36'),
    white: { day: white, night: '#e9eff5' },
    ink: { day: asphalt, night: midnight },
    lamp: { day: '#fff3cf', night: '#fffbe9' },
    sign: same(signGreen),
    'skin-a': { day: '#f0c8a4', night: '#d8b08c' },
    'skin-b': { day: '#c98f63', night: '#b78058' },
    'skin-c': { day: '#925c38', night: '#875433' },
    'skin-d': { day: '#5c3822', night: '#6b4630' },
    hair: { day: '#2a211d', night: '#15100e' },
    trousers: { day: '#2f3a47', night: '#51627a' },
    // What explains a picture: signs for right and wrong, arrows, outlines, papers.
    badge: ink,
    paper: surface,
    safe: success,
    danger: { day: signRed, night: '#ff7a6e' },
    ban: { day: signRed, night: '#c3271f' },
    chalk: { day: white, night: '#8c9db1' },
    mild: { day: '#e3ebe5', night: '#3a4d58' },
    dash: { day: '#3a4755', night: '#3d4c5d' },
    'red-d': { day: signRed, night: '#c9362b' },
    mud: { day: '#7d6650', night: '#4a3d33' },
    vest: { day: '#b9d83a', night: '#cdf04a' },
    mark: link,
  }) satisfies Record<string, Shade>;
