import { createContext, type ReactNode, useContext } from 'react';
import { useBusiness } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { type Brand, drawingColors, type Shade } from '../styles/palette.ts';

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

/** A picture that needs nothing from outside. Its alt text is in the page. */
export function Scene({ children }: { children: ReactNode }) {
  const { nightOnly, isPlain: _, ...frame } = useContext(FrameContext);
  const viewBox = `0 0 ${frame.width} ${frame.height}`;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
      {...{ viewBox, ...frame }}
    >
      <style>{sceneStyle(useBrand(), nightOnly)}</style>
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

/** At night a rim of light sets roofs and tires off from the sky and the road. */
const rimRules = (light: Light, { pole }: Record<'pole', Shade>) => {
  const rim = `stroke:${pole.night};stroke-width:1.5`;
  return light === 'day' ? '.s-roof{fill:none}' : `.s-roof{fill:none;${rim}}.s-tire{${rim}}`;
};

/** `s-` fills a shape, `l-` draws a line. */
function sceneRules(light: Light, brand: Brand) {
  const colors = Object.entries(drawingColors(brand));
  return [
    ...colors.map(([name, shade]) => `.s-${name}{fill:${shade[light]}}`),
    ...colors.map(
      ([name, shade]) => `.l-${name}{fill:none;stroke:${shade[light]};stroke-linecap:round;stroke-linejoin:round}`,
    ),
    rimRules(light, drawingColors(brand)),
    ...Object.entries(strength).map(([name, shade]) => `.s-${name}{opacity:${shade[light]}}`),
  ];
}

/** The style rules that give every class of the drawings its color. A file keeps those of its classes. */
function sceneStyle(brand: Brand, nightOnly = false): string {
  const night = sceneRules('night', brand);
  if (nightOnly) return night.join('');
  const day = new Set(sceneRules('day', brand));
  return `${[...day].join('')}@media (prefers-color-scheme:dark){${night.filter((rule) => !day.has(rule)).join('')}}`;
}
