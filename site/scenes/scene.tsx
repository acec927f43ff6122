import { createContext, type ReactNode, useContext } from 'react';
import { useBusiness } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { type Brand, drawingColors, type Shade, signColors } from '../styles/palette.ts';

/** The size of a picture, and the part of the scene that it shows. */
export interface Frame {
  /** Defaults to the size of the picture. */
  viewBox?: string;
  width: number;
  height: number;
  /** Its top edge in a sprite. */
  y?: number;
  /** Whether it is night in every color scheme. */
  nightOnly?: boolean;
  /** Whether words are in its sky, so that it has no moon. To keep the PNG small, the beacon lights only the sky. */
  isPlain?: boolean;
}

/** Lets a picture of another shape show more of a scene, which is drawn beyond its own edges. */
export const FrameContext = createContext<Frame>({ width: 640, height: 360 });

export interface SceneProps {
  /** Whether it has signs that explain something. */
  signs?: boolean | undefined;
  children: ReactNode;
}

/** A picture that needs nothing from outside. Its alt text is in the page. */
export function Scene({ signs, children }: SceneProps) {
  const { nightOnly, isPlain: _, ...frame } = useContext(FrameContext);
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
      {...{ viewBox, ...frame }}
    >
      <style>{sceneStyle(useBrand(), { signs, nightOnly })}</style>
      {children}
    </svg>
  );
}

/** The colors of the owner's brand. */
export const useBrand = () => brandOf(useBusiness().brandColor);

type Light = keyof Shade;

/** The opacity of light. */
const strength: Record<string, Shade> = {
  glow: { day: '0', night: '1' },
  flare: { day: '1', night: '0' },
  beam: { day: '0', night: '1' },
  disc: { day: '1', night: '0' },
  moon: { day: '0', night: '1' },
};

/** The colors of signs: `s-` fills a shape, `l-` draws a line. Three other colors have lines, too. */
function signRules(light: Light, brand: Brand) {
  const { white, ink, blue } = drawingColors(brand);
  const fills = Object.entries(signColors).map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`);
  const lines = Object.entries({ ...signColors, white, ink, blue }).map(
    ([name, shade]) => `.l-${name}{fill:none;stroke:${shade[light]};stroke-linecap:round;stroke-linejoin:round}`,
  );
  return [...fills, ...lines];
}

/** At night a rim of light sets roofs and tires off from the sky and the road. */
const rimRules = (light: Light, { pole }: Record<'pole', Shade>) => {
  const rim = `stroke:${pole.night};stroke-width:1.5`;
  return light === 'day' ? '.s-roof{fill:none}' : `.s-roof{fill:none;${rim}}.s-tire{${rim}}`;
};

const sceneRules = (light: Light, brand: Brand) =>
  Object.entries(drawingColors(brand))
    .map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`)
    .concat(rimRules(light, drawingColors(brand)))
    .concat(Object.entries(strength).map(([name, shade]) => `.s-${name}{opacity:${shade[light]}}`));

/** What the colors of a drawing depend on, besides the brand. */
interface Looks {
  signs?: boolean | undefined;
  nightOnly?: boolean | undefined;
}

/** The style rules that give every class of the drawings its color. */
function sceneStyle(brand: Brand, { signs = false, nightOnly = false }: Looks): string {
  const rules = (light: Light) => [...sceneRules(light, brand), ...(signs ? signRules(light, brand) : [])];
  const night = rules('night');
  if (nightOnly) return night.join('');
  const day = new Set(rules('day'));
  return `${[...day].join('')}@media (prefers-color-scheme:dark){${night.filter((rule) => !day.has(rule)).join('')}}`;
}
