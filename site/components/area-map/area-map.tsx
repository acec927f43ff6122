import { type Point, useBusiness } from '../../business/business.ts';
import { direction, milesOf, type Offset, offset } from '../../business/geography.ts';
import { plural } from '../../words/facts.ts';
import { useWords } from '../../words/site-words.ts';
import { placeLabels } from './labels.ts';

// The Atlantic shore, roughly: Sandy Hook, Asbury Park, Manasquan, Barnegat.
const shore: readonly Point[] = [
  { latitude: 40.47, longitude: -74.0 },
  { latitude: 40.22, longitude: -74.0 },
  { latitude: 40.1, longitude: -74.03 },
  { latitude: 39.76, longitude: -74.1 },
];

const side = 440;
const lettering = 18;

/** The circle served and the towns in it, drawn from the owner's coordinates, and the same in words beside it. */
export function AreaMap() {
  const { township, coordinates, towns, claims } = useBusiness();
  const { phrases, fill, language } = useWords();
  const serviceRadius = claims.serviceAreaMeters;
  const reach = Math.max(serviceRadius / 1000, ...towns.map((town) => far(offset(coordinates, town)))) * 1.1;
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
  const dots = [{ name: township, ...coordinates }, ...towns].map((town) => ({ text: town.name, ...point(town) }));
  const labels = placeLabels(dots, { x: 4, y: 4, width: side - 8, height: side - 8 }, lettering);
  const coast = shore.map(point).map(({ x, y }) => `${x} ${y}`);
  const [center, ...around] = dots;
  return (
    <div className="area-map">
      <svg
        viewBox={`0 0 ${side} ${side}`}
        width={side}
        height={side}
        role="img"
        aria-label={fill(phrases.home.map.label)}
      >
        <rect className="area-map__land" width={side} height={side} />
        <path
          className="area-map__ocean"
          d={`M${coast[0]}V-9999H9999V9999H${coast.at(-1)?.split(' ')[0]}L${coast.toReversed().join(' ')}Z`}
        />
        <circle className="area-map__circle" cx={center?.x} cy={center?.y} r={round((serviceRadius / 1000) * scale)} />
        {around.map(({ x, y, text }) => (
          <circle key={text} className="area-map__town" cx={x} cy={y} r="5" />
        ))}
        <circle className="area-map__center" cx={center?.x} cy={center?.y} r="8" />
        {labels.map(({ text, x, y, width, height }) => (
          <text key={text} x={round(x + width / 2)} y={round(y + height * 0.76)} textAnchor="middle">
            {text}
          </text>
        ))}
      </svg>
      <div>
        <p>{fill(phrases.home.map.text)}</p>
        <ul className="area-map__towns">
          {towns.map((town) => (
            <li key={town.name}>
              <strong>{town.name}</strong> <span>{distance(offset(coordinates, town))}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const far = ({ east, north }: { east: number; north: number }) => Math.max(Math.abs(east), Math.abs(north));
const round = (value: number) => Math.round(value * 10) / 10;
