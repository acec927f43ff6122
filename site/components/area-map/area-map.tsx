import { type Point, useBusiness } from '../../business/business.ts';
import { direction, milesOf, type Offset, offset } from '../../business/geography.ts';
import { plural } from '../../words/facts.ts';
import { useWords } from '../../words/site-words.ts';
import { useGround } from './ground.ts';
import { type Label, placeLabels } from './labels.ts';
import { mapWindow } from './map-window.ts';

const lettering = 18;
/** Between the lettering and the sides. */
const margin = 6;

/** The circle served and the towns in it, drawn from the owner's coordinates, and the same in words beside it. */
export function AreaMap() {
  const business = useBusiness();
  const { township, coordinates, towns, claims } = business;
  const { phrases, fill, language } = useWords();
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
  const labels = placeLabels(dots, frame, lettering);
  const leaders = labels.flatMap(({ leader }) => leader ?? []);
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
        <Ground side={side} />
        <circle
          className="area-map__circle"
          cx={center?.x}
          cy={center?.y}
          r={round((claims.serviceAreaMeters / 1000) * scale)}
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
        <circle className="area-map__center" cx={center?.x} cy={center?.y} r="8" />
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
      </svg>
      <div>
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

/** Land, water, and the lines between counties and states. */
function Ground({ side }: { side: number }) {
  const { water, counties, states } = useGround();
  return (
    <>
      <rect className="area-map__land" width={side} height={side} />
      {counties && <path className="area-map__line" d={counties} />}
      {states && <path className="area-map__line area-map__line--state" d={states} />}
      {water && <path className="area-map__water" d={water} />}
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
