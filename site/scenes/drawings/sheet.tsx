import { Fragment } from 'react';
import { FrameContext } from '../scene.tsx';
import type { Drawing } from './artboard.ts';

/** Drawings under each other; the fragment of the file's address names the one that is seen (SVG 2, section 16.4). */
export const Sheet = ({ drawings }: { drawings: Readonly<Record<string, Drawing>> }) => (
  <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
    {Object.entries(drawings).map(([name, { width, height, draw: Draw }], index) => (
      <Fragment key={name}>
        <view id={name} viewBox={`0 ${index * height} ${width} ${height}`} />
        <FrameContext value={{ viewBox: `0 0 ${width} ${height}`, width, height, y: index * height }}>
          <Draw />
        </FrameContext>
      </Fragment>
    ))}
  </svg>
);
