import type { ReactNode } from 'react';
import { useFileHref } from '../../navigation.ts';
import { drawingFile, drawings, tallDrawingFile } from '../../scenes/drawings/index.tsx';

interface DrawingPictureProps {
  name: string;
  alt: string;
  /** List items, one for each numbered place in the drawing. */
  places?: ReactNode;
}

/**
 * A drawing that explains something; phones get its tall form where it has one.
 * @throws where there is no drawing of that name
 */
export function DrawingPicture({ name, alt, places }: DrawingPictureProps) {
  const href = useFileHref();
  const drawing = drawings[name];
  if (!drawing) throw new Error(`drawing: found "${name}", expected one of ${Object.keys(drawings).join(', ')}.`);
  const { width, height, tall } = drawing;
  return (
    <figure className="drawing">
      <picture>
        {tall && (
          <source
            media="screen and (max-width: 47.99em)"
            srcSet={href(tallDrawingFile(name))}
            width={tall.width}
            height={tall.height}
          />
        )}
        <img src={href(drawingFile(name))} alt={alt} width={width} height={height} loading="lazy" />
      </picture>
      {places && <ol className="drawing__places">{places}</ol>}
    </figure>
  );
}
