import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { type FormEvent, type MouseEvent, useEffect, useState } from 'react';
import { useEditor } from '../editor.ts';
import { isFields } from '../fields.ts';
import { type Answer, send } from '../server.ts';
import { isPoint, mapAround, mapSide, type Point } from './map-around.ts';

const { ObjectField } = getDefaultRegistry().fields;

/** A place, which is found by its name or ZIP code, or set on a map; its coordinates can be typed as well. */
export function PlaceField(props: FieldProps) {
  const { formData = {}, fieldPathId, onChange, schema } = props;
  const { coordinates, address } = useEditor().company;
  const [isMissing, setMissing] = useState(false);
  const { $id, path } = fieldPathId;
  const pin = isPoint(formData) ? formData : undefined;
  const around = isPoint(coordinates) ? coordinates : pin;
  const put = (place: object) => onChange({ ...formData, ...place }, path);
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const query = `${new FormData(event.currentTarget).get('query')}`;
    const state = isFields(address) ? `${address.region}` : '';
    const { place } = await send(`/place?${new URLSearchParams({ query, state })}`);
    setMissing(!place);
    const { name, region, ...point } = place ?? {};
    // A place of a name has a state, too, where that isn't the company's.
    const isNamed = 'name' in (schema.properties ?? {});
    // The name that was typed stays: a ZIP code may be called after the town next door.
    const typed = /\d/.test(query) ? name : query.replace(/,? [A-Za-z]{2}$/, '');
    const named = place && isNamed && { name: formData.name || typed, region: region === state ? undefined : region };
    put({ ...named, ...point });
  }
  return (
    <div className="place-field" id={`${$id}__place`}>
      {ObjectField && <ObjectField {...props} />}
      {(formData.latitude === undefined || path.length === 1) && (
        <>
          <label htmlFor={`${$id}__find`}>Find it by name or ZIP code</label>
          <form className="find" onSubmit={find}>
            <input id={`${$id}__find`} name="query" placeholder="Such as Freehold, or 07728" />
            <button type="submit">Find</button>
          </form>
          <p role="status">
            {(isMissing || formData.name) && 'Can’t find it? Try the ZIP code, or set it on the map.'}
          </p>
        </>
      )}
      {around && <PlaceMap center={around} pin={pin} onMove={put} />}
    </div>
  );
}

/** Degrees to 360 feet, which is less than a town's middle is sure. */
const round = (degrees: number) => Number(degrees.toFixed(3));

/**
 * A small map on which a click sets a pin, for a place that has no ZIP code of its own.
 * @param center what it shows as long as the pin is there, or is not set
 */
function PlaceMap({ center, pin, onMove }: { center: Point; pin: Point | undefined; onMove: (pin: Point) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [map, setMap] = useState<Answer['map']>();
  const isWithin = (units: number) => units > 0 && units < mapSide;
  const isInSight = !pin || mapAround(center)([pin.longitude, pin.latitude])?.every(isWithin);
  const { latitude, longitude } = isInSight ? center : pin;
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
      <p>Click the spot, or move the pin with the arrow keys in the fields above.</p>
    </details>
  );
}
