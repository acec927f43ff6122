import { type KeyboardEvent, type MouseEvent, useEffect, useState } from 'react';
import { type Answer, send } from '../server.ts';
import { mapAround, mapSide, type Point } from './map-around.ts';

const steps: Readonly<Record<string, readonly [north: number, east: number]>> = {
  ArrowUp: [1, 0],
  ArrowDown: [-1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
/** Degrees to 360 feet, which is less than a town's middle is sure. */
const round = (degrees: number) => Number(degrees.toFixed(3));

/**
 * A small map on which a click or the arrow keys set a pin, for a place that has no ZIP code of its own.
 * @param center what it shows as long as the pin is there, or is not set
 */
export function PlaceMap(props: { name: string; center: Point; pin: Point | undefined; onMove: (pin: Point) => void }) {
  const { name, pin, onMove } = props;
  const [isOpen, setOpen] = useState(false);
  const [center, setCenter] = useState(props.center);
  const [map, setMap] = useState<Answer['map']>();
  const projection = mapAround(center);
  const [x = 0, y = 0] = (pin && projection([pin.longitude, pin.latitude])) ?? [mapSide / 2, mapSide / 2];
  // A pin beyond the sides takes the map with it.
  if (pin && pin !== center && Math.max(Math.abs(x - mapSide / 2), Math.abs(y - mapSide / 2)) > mapSide / 2)
    setCenter(pin);
  useEffect(() => {
    if (!isOpen) return;
    const { latitude, longitude } = center;
    void send(`/map?${new URLSearchParams({ latitude: `${latitude}`, longitude: `${longitude}` })}`).then(({ map }) =>
      setMap(map),
    );
  }, [isOpen, center]);

  function point({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) {
    // The Enter key clicks at no place.
    if (detail === 0) return;
    const { left, top, width } = currentTarget.getBoundingClientRect();
    const units = mapSide / width;
    const [longitude, latitude] = projection.invert?.([(clientX - left) * units, (clientY - top) * units]) ?? [];
    if (latitude !== undefined && longitude !== undefined)
      onMove({ latitude: round(latitude), longitude: round(longitude) });
  }
  function step(event: KeyboardEvent) {
    const [north, east] = steps[event.key] ?? [];
    if (north === undefined || east === undefined) return;
    event.preventDefault();
    const degrees = event.shiftKey ? 0.001 : 0.01;
    const { latitude, longitude } = pin ?? center;
    onMove({ latitude: round(latitude + north * degrees), longitude: round(longitude + east * degrees) });
  }
  return (
    <details className="map" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Set it on a map</summary>
      {map && (
        <div>
          <svg viewBox={`0 0 ${mapSide} ${mapSide}`} aria-hidden="true">
            <path className="land" d={map.abroad} />
            <path className="land" d={map.land} />
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
          {/* Over the drawing, so that the names of the places are no part of its own. */}
          <button type="button" aria-label={`Map: the pin of ${name}`} onClick={point} onKeyDown={step} />
        </div>
      )}
      <p role="status">
        {pin ? `The pin is at ${pin.latitude}, ${pin.longitude}.` : 'There is no pin yet.'} Click where it belongs, or
        move it by the arrow keys, with Shift in small steps.
      </p>
    </details>
  );
}
