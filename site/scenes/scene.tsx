import { createContext, type ReactNode, useContext } from 'react';
import { useBusiness } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { type Brand, drawingColors, type Shade, signColors } from '../styles/palette.ts';

/** How large a picture is, and which part of the country it shows. */
export interface Frame {
  /** By itself the whole of a picture of its size. */
  viewBox?: string;
  width: number;
  height: number;
  /** Where it begins in a sprite. */
  y?: number;
  /** It is night whatever the viewer's color scheme. */
  nightOnly?: boolean;
  /** Words are set in its sky, without a moon; the beacon lights the sky alone: each shade of light makes a PNG heavier. */
  isPlain?: boolean;
}

/** Lets a picture of another shape show more of the country around a scene, which is drawn on beyond its edges. */
export const FrameContext = createContext<Frame>({ width: 640, height: 360 });

export interface SceneProps {
  /** Whether it explains something, with signs. */
  signs?: boolean | undefined;
  children: ReactNode;
}

/** A picture that needs nothing from outside itself. Its `alt` text is in the page, so it has no text of its own. */
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

/** Things that are made of light: how strong they are. */
const strength: Record<string, Shade> = {
  glow: { day: '0', night: '1' },
  flare: { day: '1', night: '0' },
  beam: { day: '0', night: '1' },
  disc: { day: '1', night: '0' },
  moon: { day: '0', night: '1' },
};

/** A sign's color fills a shape or, as `l-`, draws a line; so do three of the picture's own. */
function signRules(light: Light, brand: Brand) {
  const { white, ink, blue } = drawingColors(brand);
  const fills = Object.entries(signColors).map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`);
  const lines = Object.entries({ ...signColors, white, ink, blue }).map(
    ([name, shade]) => `.l-${name}{fill:none;stroke:${shade[light]};stroke-linecap:round;stroke-linejoin:round}`,
  );
  return [...fills, ...lines];
}

/** By night a rim of light keeps roofs and tires apart from the sky and the road. */
const rimRules = (light: Light, { pole }: Record<'pole', Shade>) => {
  const rim = `stroke:${pole.night};stroke-width:1.5`;
  return light === 'day' ? '.s-roof{fill:none}' : `.s-roof{fill:none;${rim}}.s-tire{${rim}}`;
};

const sceneRules = (light: Light, brand: Brand) =>
  Object.entries(drawingColors(brand))
    .map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`)
    .concat(rimRules(light, drawingColors(brand)))
    .concat(Object.entries(strength).map(([name, shade]) => `.s-${name}{opacity:${shade[light]}}`));

/** What the colors of a drawing depend on, beside its brand. */
interface Looks {
  /** Whether the drawing explains something, with signs. */
  signs?: boolean | undefined;
  /** Else the viewer's color scheme chooses between day and night. */
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
