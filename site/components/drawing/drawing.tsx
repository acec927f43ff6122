import { useFileHref } from '../../navigation.ts';
import { drawingFile, drawings, tallDrawingFile } from '../../scenes/drawings/index.tsx';

/** A drawing that explains, in a file of its own that loads when it comes near; phones get its tall form where it has one. */
export function DrawingPicture({ name, alt }: { name: string; alt: string }) {
  const href = useFileHref();
  const drawing = drawings[name];
  if (!drawing) throw new Error(`drawing: found "${name}", expected one of ${Object.keys(drawings).join(', ')}.`);
  const { width, height, tall } = drawing;
  const image = <img src={href(drawingFile(name))} alt={alt} width={width} height={height} loading="lazy" />;
  if (!tall) return <p className="drawing">{image}</p>;
  const { width: tallWidth, height: tallHeight } = tall;
  return (
    <picture className="drawing">
      <source media="(max-width: 47.99em)" srcSet={href(tallDrawingFile(name))} width={tallWidth} height={tallHeight} />
      {image}
    </picture>
  );
}
