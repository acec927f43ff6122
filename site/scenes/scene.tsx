import { createContext, type ReactNode, useContext } from 'react';
import { type Light, sceneStyle } from './palette.ts';
import { useBrand } from './use-brand.ts';

interface SceneProps {
  light: Light;
  /** Whether it explains something, with signs. */
  signs?: boolean;
  children: ReactNode;
}

/** How large a picture is, and which part of the country it shows. */
export interface Frame {
  viewBox: string;
  width: number;
  height: number;
}

/** Lets a picture of another shape show more of the country around a scene, which is drawn on beyond its edges. */
export const FrameContext = createContext<Frame>({ viewBox: '0 0 640 360', width: 640, height: 360 });

/** A picture, by itself of 640 by 360, that needs nothing from outside itself. It is silent: the words beside it say what it shows. */
export function Scene({ light, signs, children }: SceneProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      preserveAspectRatio="xMidYMax meet"
      {...useContext(FrameContext)}
    >
      <style>{sceneStyle(light, useBrand(), signs)}</style>
      {children}
    </svg>
  );
}
