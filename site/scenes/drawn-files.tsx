import type { ReactElement } from 'react';
import type { FileRoute } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { SiteContext } from '../site-context.ts';
import { drawingFile, drawings, framed, tallDrawingFile } from './drawings/index.tsx';
import { scenes } from './index.ts';
import type { Light } from './palette.ts';

let last: { facts: string; files: readonly FileRoute[] } | undefined;

/** Every drawing as a file; the very same for the same facts, so that what one build rendered the next need not. */
export function drawnFiles(business: Business): readonly FileRoute[] {
  const facts = JSON.stringify(business);
  if (last?.facts !== facts) last = { facts, files: [...draw(business)] };
  return last.files;
}

function* draw(business: Business): Iterable<FileRoute> {
  const file = (path: string, Scene: (props: { light: Light }) => ReactElement): FileRoute => ({
    path,
    body: (
      <SiteContext value={{ business }}>
        <Scene light="both" />
      </SiteContext>
    ),
  });
  for (const [slug, scene] of Object.entries(scenes)) yield file(`/scenes/${slug}.svg`, scene);
  for (const [name, { tall, ...wide }] of Object.entries(drawings)) {
    yield file(drawingFile(name), framed(wide));
    if (tall) yield file(tallDrawingFile(name), framed(tall));
  }
}
