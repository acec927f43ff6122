import { Fragment } from 'react';
import { FrameContext } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** A sprite: drawings under each other, of which the fragment of the file's address names the one that is seen (SVG 2, section 16.4). */
export function Sprite({ drawings }: { drawings: Readonly<Record<string, Drawing>> }) {
  const all = Object.entries(drawings);
  const heights = all.map(([, { height }]) => height);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      {all.map(([name, { width, height, draw: Draw }], index) => {
        const y = heights.slice(0, index).reduce((sum, each) => sum + each, 0);
        return (
          <Fragment key={name}>
            <view id={name} viewBox={`0 ${y} ${width} ${height}`} />
            <FrameContext value={{ viewBox: `0 0 ${width} ${height}`, width, height, y }}>
              <Draw />
            </FrameContext>
          </Fragment>
        );
      })}
    </svg>
  );
}
