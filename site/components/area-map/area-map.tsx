import { type Business, type Point, useBusiness } from '../../business/business.ts';
import { direction, kmPerMile, milesOf, type Offset, offset } from '../../business/geography.ts';
import { useContent } from '../../content/content.ts';
import { plural } from '../../content/intl.ts';
import { type Box, boxAround, type Spot } from './boxes.ts';
import { useGround } from './ground.ts';
import { type Label, placeLabels } from './labels.ts';
import { MapMargin, marginHeight } from './map-margin.tsx';
import { mapWindow } from './map-window.ts';
import { ringSpot, ringStep, ringsWithin } from './rings.ts';

const lettering = 20;
/** Of the rings' numbers. */
const small = 16;
/** Twice the distances from the shore of the sea's lines and of what is between them, in turns. */
const waves = [45, 43, 27, 25, 12, 10];
/** Between the lettering and the sides. */
const margin = 6;

/** Where a company's labels stand on its map, which more than one page shows. */
const labelsOf = new WeakMap<Business, readonly Label[]>();

interface AreaMapProps {
  /** What is said first beside the map. */
  lead?: string;
}

/** The circle served and the towns in it, drawn from the owner's coordinates, and the same in words beside it. */
export function AreaMap({ lead }: AreaMapProps) {
  const business = useBusiness();
  const { township, coordinates, towns, claims } = business;
  const { phrases, fill, language } = useContent();
  const { reach, side } = mapWindow(business);
  const scale = side / 2 / reach;
  const distance = (way: Offset) => {
    const miles = Math.round(milesOf(way));
    const number = miles.toLocaleString(language);
    const towards = phrases.claims.directions[direction(way)] ?? '';
    return fill(plural(language, miles, phrases.home.map.distance), { number, direction: towards });
  };
  const point = (place: Point) => {
    const { east, north } = offset(coordinates, place);
    return { x: round(side / 2 + east * scale), y: round(side / 2 - north * scale) };
  };
  const dots = [
    { text: township, room: 11, ...point(coordinates) },
    ...towns.map((town) => ({ text: town.name, room: 7, ...point(town) })),
  ];
  const frame = { x: margin, y: margin, width: side - 2 * margin, height: side - 2 * margin };
  const labels = labelsOf.get(business) ?? placeLabels(dots, frame, lettering);
  labelsOf.set(business, labels);
  const leaders = labels.flatMap(({ leader }) => leader ?? []);
  const [center = { x: side / 2, y: side / 2 }, ...around] = dots;
  const reachKilometers = claims.serviceAreaMeters / 1000;
  const radius = round(reachKilometers * scale);
  return (
    <div className="area-map">
      <svg
        viewBox={`0 0 ${side} ${side + marginHeight}`}
        width={side}
        height={side + marginHeight}
        role="img"
        aria-label={fill(phrases.home.map.label)}
      >
        <Ground side={side} />
        <circle className="area-map__circle" cx={center.x} cy={center.y} r={radius} />
        <g className="area-map__glow">
          <radialGradient id="area-map-glow">
            <stop stopOpacity=".6" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
          <circle cx={center.x} cy={center.y} r={round(radius * 0.6)} />
        </g>
        <circle className="area-map__compass" cx={center.x} cy={center.y} r={radius - 6} pathLength="72" />
        <Rings
          middle={center}
          scale={scale}
          taken={[...labels, ...dots.map((dot) => boxAround(dot, 14, 14))]}
          frame={frame}
        />
        {leaders.length > 0 && (
          <path
            className="area-map__leader"
            d={leaders.map(({ from, to }) => `M${from.x} ${from.y}L${round(to.x)} ${round(to.y)}`).join('')}
          />
        )}
        {around.map(({ x, y, text }) => (
          <circle key={text} className="area-map__town" cx={x} cy={y} r="5" />
        ))}
        <circle className="area-map__center" cx={center.x} cy={center.y} r="8" />
        {labels.map((label) => (
          <text
            key={label.text}
            x={round(heldAt(label))}
            y={round(label.y + label.height * 0.76)}
            textAnchor={label.anchor === 'start' ? undefined : label.anchor}
          >
            {label.text}
          </text>
        ))}
        <MapMargin side={side} scale={scale} step={ringStep(reachKilometers)} />
      </svg>
      <div>
        {lead && <p className="lead">{lead}</p>}
        <p>{fill(phrases.home.map.text)}</p>
        <ul className="area-map__towns">
          {towns.map((town, index) => (
            <li key={town.name}>
              <strong>{numbered(town.name, labels[index + 1]?.number)}</strong>{' '}
              <span>{distance(offset(coordinates, town))}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const ends = { start: 0, middle: 0.5, end: 1 };
const heldAt = ({ x, width, anchor }: Label) => x + width * ends[anchor];

const numbered = (name: string, number?: number) => (number ? `${number} ${name}` : name);

/** The sea with the lines that follow its shore, the land, and the lines between counties and states. */
function Ground({ side }: { side: number }) {
  const { land, counties, states } = useGround();
  return (
    <>
      <rect className={land ? 'area-map__sea' : 'area-map__land'} width={side} height={side} />
      {land && waves.map((width) => <path key={width} className="area-map__wave" strokeWidth={width} d={land} />)}
      {land && <path className="area-map__land" d={land} />}
      {counties && <path className="area-map__line" d={counties} />}
      {states && <path className="area-map__line area-map__line--state" d={states} />}
    </>
  );
}

/** How far one is from the middle, where a number has room. */
function Rings({ middle, scale, taken, frame }: { middle: Spot; scale: number; taken: readonly Box[]; frame: Box }) {
  const { claims } = useBusiness();
  const { phrases, fill } = useContent();
  return ringsWithin(claims.serviceAreaMeters / 1000).map((distance) => {
    const radius = round(distance * kmPerMile * scale);
    const spot = ringSpot(middle, radius, taken, frame, small);
    return (
      <g key={distance} className="area-map__ring">
        <circle cx={middle.x} cy={middle.y} r={radius} />
        {spot && (
          <text x={round(spot.x)} y={round(spot.y + small * 0.35)} textAnchor="middle">
            {fill(phrases.home.map.miles, { number: String(distance) })}
          </text>
        )}
      </g>
    );
  });
}

const round = Math.round;
