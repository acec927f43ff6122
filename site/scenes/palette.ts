import type { Brand } from '../styles/brand.ts';

interface Shade {
  day: string;
  night: string;
}

type Light = keyof Shade;

const same = (color: string): Shade => ({ day: color, night: color });

/** Every color of the drawings. A name ending in `-d` is the shaded side of the surface before it. */
export const paletteOf = ({ color, shade, lens }: Brand): Record<string, Shade> => ({
  sky: { day: '#d3e4f1', night: '#1f2a38' },
  star: { day: '#d3e4f1', night: '#5b6e84' },
  disc: { day: '#ffffff', night: '#455a70' },
  far: { day: '#b3cad8', night: '#314556' },
  near: { day: '#98b2bb', night: '#202c38' },
  pine: { day: '#759a90', night: '#0a1016' },
  pole: { day: '#8299a6', night: '#4b6075' },
  verge: { day: '#c3d5c6', night: '#1e2b33' },
  'verge-d': { day: '#a6bfab', night: '#131b22' },
  road: { day: '#9aa8b5', night: '#37444f' },
  line: { day: '#ffffff', night: '#8b9cb0' },
  shadow: { day: '#7d8b99', night: '#1a222b' },
  amber: same(color),
  'amber-d': shade,
  lens,
  steel: { day: '#bcc8d3', night: '#b4c0cc' },
  'steel-d': { day: '#7f90a2', night: '#76879a' },
  frame: { day: '#3a4755', night: '#5b6d81' },
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
  hazard: same('#ff4a3d'),
  cone: same('#ee5a36'),
  white: { day: '#ffffff', night: '#e9eff5' },
  ink: { day: '#10151c', night: '#0b0f15' },
  lamp: { day: '#fff3cf', night: '#fffbe9' },
  sign: { day: '#1f7a54', night: '#1f6e4d' },
  'skin-a': { day: '#f0c8a4', night: '#d8b08c' },
  'skin-b': { day: '#c98f63', night: '#b78058' },
  'skin-c': { day: '#925c38', night: '#875433' },
  'skin-d': { day: '#5c3822', night: '#6b4630' },
  hair: { day: '#2a211d', night: '#15100e' },
  trousers: { day: '#2f3a47', night: '#51627a' },
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
  dash: { day: '#3a4755', night: '#3d4c5d' },
  'red-d': { day: '#b3211c', night: '#c9362b' },
  mud: { day: '#7d6650', night: '#4a3d33' },
  vest: { day: '#b9d83a', night: '#cdf04a' },
  mark: { day: '#0b4a9e', night: '#9cc8ff' },
};

/** Things that are made of light: how strong they are. */
const strength: Record<string, Shade> = {
  glow: { day: '0', night: '1' },
  flare: { day: '1', night: '0' },
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

/** By night a rim of light keeps roofs and tires apart from the sky and the road. */
const rim = {
  day: '.s-roof{fill:none}',
  night: '.s-roof{fill:none;stroke:#4b6075;stroke-width:1.5}.s-tire{stroke:#4b6075;stroke-width:1.5}',
};

const sceneRules = (light: Light, brand: Brand) =>
  Object.entries(paletteOf(brand))
    .map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`)
    .concat(rim[light])
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
