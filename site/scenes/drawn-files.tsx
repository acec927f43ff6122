import { Fragment, type ReactElement } from 'react';
import type { FileRoute } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { serviceSlugs } from '../business/services.ts';
import { type Images, SiteContext } from '../site-context.ts';
import type { Drawing } from './drawings/artboard.ts';
import { ArtboardSvg, drawingFile, drawings, spriteFiles, spriteOf, tallDrawingFile } from './drawings/index.tsx';
import { HeroTruck } from './hero.tsx';
import { scenes } from './index.ts';
import { Places } from './places.tsx';
import { FrameContext } from './scene.tsx';

/** Every scene and drawing as a file, except those of services that aren't offered. */
export function* drawnFiles(business: Business, images: Pick<Images, 'lettering'>): Iterable<FileRoute> {
  const file = (path: string, drawn: ReactElement): FileRoute => ({
    path,
    body: <SiteContext value={{ business, images }}>{drawn}</SiteContext>,
  });
  const offered: readonly string[] = business.services;
  const isLeftOut = (slug: string) => serviceSlugs.some((service) => service === slug) && !offered.includes(slug);
  for (const [slug, Scene] of Object.entries({ ...scenes, 'hero-truck': HeroTruck, places: Places }))
    if (!isLeftOut(slug)) yield file(`/scenes/${slug}.svg`, <Scene />);
  for (const [name, { tall, needs = [], ...wide }] of Object.entries(drawings)) {
    if (needs.some(isLeftOut) || spriteOf(name)) continue;
    yield file(drawingFile(name), <ArtboardSvg {...wide} />);
    if (tall) yield file(tallDrawingFile(name), <ArtboardSvg {...tall} />);
  }
  for (const { path, drawings } of spriteFiles()) yield file(path, <Sprite drawings={drawings} />);
}

/** A sprite: drawings below one another. The fragment of the file's address says which one is visible (SVG 2, section 16.4). */
function Sprite({ drawings }: { drawings: Readonly<Record<string, Drawing>> }) {
  const all = Object.entries(drawings);
  const heights = all.map(([, { height }]) => height);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
      {all.map(([name, { width, height, draw: Draw }], index) => {
        const y = heights.slice(0, index).reduce((sum, each) => sum + each, 0);
        return (
          <Fragment key={name}>
            <view id={name} viewBox={`0 ${y} ${width} ${height}`} />
            <FrameContext value={{ width, height, y }}>
              <Draw />
            </FrameContext>
          </Fragment>
        );
      })}
    </svg>
  );
}
