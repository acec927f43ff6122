import { type MouseEvent, useEffect, useState } from 'react';
import { type Answer, send } from '../server.ts';
import { mapAround, mapSide, type Point } from './map-around.ts';

/** Degrees to 360 feet, which is less than a town's middle is sure. */
const round = (degrees: number) => Number(degrees.toFixed(3));

/**
 * A small map on which a click sets a pin, for a place that has no ZIP code of its own.
 * @param center what it shows as long as the pin is there, or is not set
 */
export function PlaceMap(props: { center: Point; pin: Point | undefined; onMove: (pin: Point) => void }) {
  const { pin, onMove } = props;
  const [isOpen, setOpen] = useState(false);
  const [map, setMap] = useState<Answer['map']>();
  const isWithin = (units: number) => units > 0 && units < mapSide;
  const isInSight = !pin || mapAround(props.center)([pin.longitude, pin.latitude])?.every(isWithin);
  const { latitude, longitude } = isInSight ? props.center : pin;
  const projection = mapAround({ latitude, longitude });
  const [x, y] = (pin && projection([pin.longitude, pin.latitude])) ?? [];
  useEffect(() => {
    if (isOpen) void send(`/map?latitude=${latitude}&longitude=${longitude}`).then(({ map }) => setMap(map));
  }, [isOpen, latitude, longitude]);

  function point({ currentTarget, clientX, clientY }: MouseEvent<Element>) {
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const units = mapSide / width;
    const [east, north] = projection.invert?.([(clientX - left) * units, (clientY - top) * units]) ?? [];
    if (north !== undefined && east !== undefined) onMove({ latitude: round(north), longitude: round(east) });
  }
  return (
    <details className="map" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Set it on a map</summary>
      {map && (
        // A click is the mouse's shortcut alone: the arrow keys move the pin in the fields of its degrees.
        <svg viewBox={`0 0 ${mapSide} ${mapSide}`} aria-hidden="true" onClick={point}>
          <path className="land" d={map.abroad + map.land} />
          <path className="border" d={map.counties + map.states} />
          {map.places.map(({ name, x, y }) => (
            <g key={`${x} ${y}`}>
              <circle cx={x} cy={y} r="2" />
              <text x={x + 4} y={y + 4}>
                {name}
              </text>
            </g>
          ))}
          {pin && <path className="pin" d={`M${x} ${y}l-8-18a9 9 0 1 1 16 0z`} />}
        </svg>
      )}
      <p>Click where it belongs, or move it by the arrow keys in the fields above.</p>
    </details>
  );
}
