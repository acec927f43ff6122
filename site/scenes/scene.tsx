import type { ReactNode } from 'react';
import { type Light, sceneStyle } from './palette.ts';

interface SceneProps {
  width: number;
  height: number;
  light: Light;
  children: ReactNode;
}

/** A picture that needs nothing from outside itself. It is silent: what it shows, the words beside it say. */
export function Scene({ width, height, light, children }: SceneProps) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <style>{sceneStyle(light)}</style>
      {children}
    </svg>
  );
}
