import type { ReactElement } from 'react';
import type { FileRoute } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { SiteContext } from '../site-context.ts';
import { drawingFile, drawings, Framed, tallDrawingFile } from './drawings/index.tsx';
import { scenes } from './index.ts';

/** Every scene and every drawing as a file, but those that move in the page. */
export function* drawnFiles(business: Business): Iterable<FileRoute> {
  const file = (path: string, drawn: ReactElement): FileRoute => ({
    path,
    body: <SiteContext value={{ business }}>{drawn}</SiteContext>,
  });
  for (const [slug, Scene] of Object.entries(scenes)) yield file(`/scenes/${slug}.svg`, <Scene />);
  for (const [name, { tall, steps, ...wide }] of Object.entries(drawings)) {
    if (steps) continue;
    yield file(drawingFile(name), <Framed {...wide} />);
    if (tall) yield file(tallDrawingFile(name), <Framed {...tall} />);
  }
}
