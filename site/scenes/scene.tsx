import type { ReactNode } from 'react';
import { type Light, sceneStyle } from './palette.ts';

interface SceneProps {
  light: Light;
  children: ReactNode;
}

/** A picture of 640 by 360 that needs nothing from outside itself. It is silent: the words beside it say what it shows. */
export function Scene({ light, children }: SceneProps) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 640 360" width="640" height="360">
      <style>{sceneStyle(light)}</style>
      {children}
    </svg>
  );
}
