import type { Brand } from '../styles/brand.ts';

interface Shade {
  day: string;
  night: string;
}

type Light = keyof Shade;

const same = (color: string): Shade => ({ day: color, night: color });

/** Every color of the drawings. A name ending in `-d` is the shaded side of the surface before it. */
export const paletteOf = ({ color, shade, lens }: Brand): Record<string, Shade> => ({
  sky: { day: '#e4eef6', night: '#131b26' },
  star: { day: '#e4eef6', night: '#3d4d60' },
  disc: { day: '#f8fbfd', night: '#192431' },
  far: { day: '#d0e0e9', night: '#1c2938' },
  near: { day: '#bdd2d9', night: '#17212d' },
  pine: { day: '#93b3ac', night: '#0e171f' },
  pole: { day: '#9fb3bf', night: '#2a3848' },
  verge: { day: '#cad9cd', night: '#1a2630' },
  'verge-d': { day: '#b5cab9', night: '#141e26' },
  road: { day: '#a9b5c1', night: '#232e3a' },
  line: { day: '#f4f7f9', night: '#75859a' },
  shadow: { day: '#8997a5', night: '#121922' },
  amber: same(color),
  'amber-d': shade,
  lens,
  steel: { day: '#bcc8d3', night: '#b4c0cc' },
  'steel-d': { day: '#7f90a2', night: '#76879a' },
  frame: { day: '#3a4755', night: '#3d4c5d' },
  well: { day: '#232d38', night: '#0b1016' },
  tire: { day: '#1a222b', night: '#05080b' },
  rim: { day: '#dbe2e9', night: '#b9c5d1' },
  'rim-d': { day: '#a5b2bf', night: '#8595a5' },
  glass: { day: '#27405a', night: '#172838' },
  'glass-d': { day: '#46668a', night: '#2e4a63' },
  blue: { day: '#3d80bd', night: '#4787c2' },
  'blue-d': { day: '#2f6799', night: '#356a9b' },
  teal: { day: '#2f9487', night: '#338f85' },
  'teal-d': { day: '#247569', night: '#266e66' },
  plum: { day: '#7d6aa8', night: '#7f6cab' },
  'plum-d': { day: '#64538b', night: '#625289' },
  rust: { day: '#a8683f', night: '#9c6140' },
  'rust-d': { day: '#84492a', night: '#7a452b' },
  red: { day: '#e2392d', night: '#ff4a3d' },
  cone: same('#ee5a36'),
  white: { day: '#ffffff', night: '#e9eff5' },
  ink: { day: '#10151c', night: '#0b0f15' },
  lamp: { day: '#fff3cf', night: '#fffbe9' },
  sign: { day: '#1f7a54', night: '#1f6e4d' },
});

/** Colors of what explains a picture: discs with numbers, right and wrong places, the ways to them, papers. */
const signPalette: Record<string, Shade> = {
  badge: { day: '#10151c', night: '#f4f6f8' },
  paper: { day: '#ffffff', night: '#10151c' },
  safe: { day: '#0f6b38', night: '#6fdca0' },
  danger: { day: '#b3211c', night: '#ff7a6e' },
  ban: { day: '#b3211c', night: '#c3271f' },
  chalk: { day: '#ffffff', night: '#8c9db1' },
  mild: { day: '#e3ebe5', night: '#3a4d58' },
  slip: { day: '#ffffff', night: '#3a4855' },
  'line-d': { day: '#a9b5c1', night: '#75859a' },
  dash: { day: '#3a4755', night: '#3d4c5d' },
  'red-d': { day: '#b3211c', night: '#c9362b' },
  mud: { day: '#7d6650', night: '#4a3d33' },
  skin: { day: '#b98a68', night: '#a87b5b' },
  vest: { day: '#b9d83a', night: '#cdf04a' },
  mark: { day: '#0b4a9e', night: '#9cc8ff' },
};

/** Things that are made of light: how strong they are. */
const strength: Record<string, Shade> = {
  glow: { day: '.4', night: '1' },
  beam: { day: '0', night: '1' },
};

/** A sign's color fills a shape or, as `l-`, draws a line; so do three of the picture's own. */
function signRules(light: Light, brand: Brand) {
  const { white, ink, blue } = paletteOf(brand);
  const fills = Object.entries(signPalette).map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`);
  const lines = Object.entries({ ...signPalette, white, ink, blue }).map(
    ([name, shade]) => `.l-${name}{fill:none;stroke:${shade?.[light]};stroke-linecap:round;stroke-linejoin:round}`,
  );
  return [...fills, ...lines];
}

const sceneRules = (light: Light, brand: Brand) =>
  Object.entries(paletteOf(brand))
    .map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`)
    .concat(Object.entries(strength).map(([name, shade]) => `.s-${name}{opacity:${shade[light]}}`));

interface Looks {
  /** Whether the drawing explains something, with signs. */
  signs?: boolean | undefined;
  /** Else the viewer's color scheme chooses between day and night. */
  nightOnly?: boolean | undefined;
}

/** The style rules that give every class of the drawings its color. */
export function sceneStyle(brand: Brand, { signs = false, nightOnly = false }: Looks = {}): string {
  const rules = (light: Light) => [...sceneRules(light, brand), ...(signs ? signRules(light, brand) : [])];
  const night = rules('night');
  if (nightOnly) return night.join('');
  const day = new Set(rules('day'));
  return `${[...day].join('')}@media (prefers-color-scheme:dark){${night.filter((rule) => !day.has(rule)).join('')}}`;
}
