import type { Point } from '../../business/earth.ts';
import { serviceAreaMiles } from '../../business/geography.ts';
import { useSite } from '../../site-context.ts';
import { placeLabels } from './labels.ts';
import { mapProjection, mapSide, unitsPerMile } from './map-projection.ts';

const typeSize = 20;
/** Between the labels and the map's edges, in units of the drawing. */
const margin = 6;
const frame = { x: margin, y: margin, width: mapSide - 2 * margin, height: mapSide - 2 * margin };

/** A map of the service area and its towns, drawn from the owner's coordinates, and a list of the towns. */
export function AreaMap() {
  const { business, content, images } = useSite();
  const { township, coordinates, towns } = business;
  const { messages } = content;
  const { land, states, abroad } = images.basemap;
  const projection = mapProjection(business);
  const dotAt = ({ latitude, longitude }: Point, text: string, radius: number) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x: Math.round(x), y: Math.round(y), text, radius };
  };
  const center = dotAt(coordinates, township, 9);
  const dots = towns.map((town) => dotAt(town, town.name, 5));
  const radius = Math.round(serviceAreaMiles(business) * unitsPerMile(projection));
  // From the west, as a label without room above its dot goes to the east of it.
  const labels = placeLabels([center, ...dots.toSorted((one, other) => one.x - other.x)], frame, typeSize);
  return (
    <div className="map--drawn">
      <svg
        viewBox={`0 0 ${mapSide} ${mapSide}`}
        width={mapSide}
        height={mapSide}
        role="img"
        aria-label={messages.contact.areaMap}
      >
        <rect className={land ? 'map__water' : 'map__land'} width={mapSide} height={mapSide} />
        {abroad && <path className="map__abroad" d={abroad} />}
        {land && <path className="map__land" d={land} />}
        <circle className="map__circle" cx={center.x} cy={center.y} r={radius} />
        {states && <path className="map__border" d={states} />}
        {dots.map(({ x, y, text, radius }) => (
          <circle key={text} className="map__town" cx={x} cy={y} r={radius} />
        ))}
        <circle className="map__center" cx={center.x} cy={center.y} r={center.radius} />
        {labels.map(
          (label) =>
            label && (
              <text
                key={label.text}
                x={Math.round(label.anchorX)}
                y={Math.round(label.y + label.height * 0.79)}
                textAnchor={label.anchor === 'start' ? undefined : label.anchor}
              >
                {label.text}
              </text>
            ),
        )}
      </svg>
      <ul>
        {towns.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
