import { createContext, type ReactNode, useContext } from 'react';
import { useBusiness } from '../site-context.ts';
import { brandOf } from '../styles/brand.ts';
import { type Looks, sceneStyle } from './scene-style.ts';

/** How large a picture is, and which part of the country it shows. */
export interface Frame {
  viewBox: string;
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
export const FrameContext = createContext<Frame>({ viewBox: '0 0 640 360', width: 640, height: 360 });

interface SceneProps {
  /** Whether it explains something, with signs. */
  signs?: boolean;
  children: ReactNode;
}

/** A picture that needs nothing from outside itself. Its `alt` text is in the page, so it has no text of its own. */
export function Scene({ signs, children }: SceneProps) {
  const { nightOnly, isPlain: _, ...frame } = useContext(FrameContext);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" preserveAspectRatio="xMidYMax meet" {...frame}>
      <style>{styleOf(useBusiness().brandColor, { signs, nightOnly })}</style>
      {children}
    </svg>
  );
}

/** The style rules of a scene, which are the same in all scenes of a brand that look alike. */
function styleOf(brandColor: string, looks: Looks): string {
  const key = [brandColor, looks.signs, looks.nightOnly].join();
  const style = styles.get(key) ?? sceneStyle(brandOf(brandColor), looks);
  styles.set(key, style);
  return style;
}

const styles = new Map<string, string>();
