import type { ReactElement } from 'react';
import { useFileHref } from '../../navigation.ts';
import { drawingFile, drawings, tallDrawingFile } from '../../scenes/drawings/index.tsx';
import { labelPositions } from './label-positions.ts';

interface DrawingPictureProps {
  name: string;
  alt: string;
  /** List items: the labels of a drawing that has places for them, else one for each numbered place in it. */
  items?: readonly ReactElement[];
}

/** Narrower screens get the tall form. */
const narrow = '(max-width: 47.99em)';

/**
 * A drawing that explains something; phones get its tall form where it has one. Its labels are a list, which a style
 * sheet lays over the picture where there is room.
 * @throws where there is no drawing of that name, or where the number of its labels is another one
 */
export function DrawingPicture({ name, alt, items = [] }: DrawingPictureProps) {
  const href = useFileHref();
  const drawing = drawings[name];
  if (!drawing) throw new Error(`drawing: found "${name}", expected one of ${Object.keys(drawings).join(', ')}.`);
  const { width, height, labels, tall } = drawing;
  if (labels && labels.length !== items.length)
    throw new Error(
      `drawing:${name}: found ${items.length} labels, expected a list of ${labels.length} right under it.`,
    );
  const picture = (
    <picture>
      {tall && (
        <source
          media={`screen and ${narrow}`}
          srcSet={href(tallDrawingFile(name))}
          width={tall.width}
          height={tall.height}
        />
      )}
      <img src={href(drawingFile(name))} alt={alt} width={width} height={height} loading="lazy" />
    </picture>
  );
  if (!labels)
    return (
      <figure className="drawing">
        {picture}
        {items.length > 0 && <ol className="drawing__places">{items}</ol>}
      </figure>
    );
  return (
    <figure className={`drawing drawing--labeled${tall ? ' drawing--wide' : ''}`}>
      {picture}
      <svg className="drawing__positions" aria-hidden="true">
        <style>{labelPositions(`.drawing__labels--${name}`, drawing, narrow)}</style>
      </svg>
      <ul className={`drawing__labels drawing__labels--${name}`}>{items}</ul>
    </figure>
  );
}
