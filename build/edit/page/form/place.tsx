import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { send } from '../server.ts';
import type { Context } from './context.ts';
import { isPoint, type Point } from './map-around.ts';
import { PlaceMap } from './place-map.tsx';

const { ObjectField } = getDefaultRegistry().fields;

/** A place, which is found by its name or ZIP code, or set on a map; its coordinates can be typed as well. */
export function PlaceField(props: FieldProps) {
  const { formData = {}, fieldPathId, onChange, registry, schema } = props;
  const { state, center }: Context = registry.formContext;
  const [query, setQuery] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = `${fieldPathId.$id}__find`;
  const pin = isPoint(formData) ? formData : undefined;
  const put = (place: object) => onChange({ ...formData, ...place }, fieldPathId.path);
  async function find() {
    const { place } = await send(`/place?${new URLSearchParams({ query, state })}`);
    setMissing(!place);
    const { name, ...point } = place ?? {};
    const isNamed = 'name' in (schema.properties ?? {});
    // The name that was typed stays: a ZIP code may be called after the town next door.
    const typed = /\d/.test(query) ? name : query.replace(/,? [A-Za-z]{2}$/, '');
    put({ ...(isNamed && { name: formData.name || typed }), ...point });
  }
  const around: Point | undefined = center ?? pin;
  return (
    <div className="place-field" id={`${fieldPathId.$id}__place`}>
      {ObjectField && <ObjectField {...props} />}
      {(formData.latitude === undefined || fieldPathId.path.length === 1) && (
        <>
          <label htmlFor={id}>Find it by name or ZIP code</label>
          <div className="find">
            <input
              id={id}
              value={query}
              placeholder="Such as Freehold, or 07728"
              onChange={({ target }) => setQuery(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && find()}
            />
            <button type="button" onClick={find}>
              Find
            </button>
          </div>
          <p role="status">
            {(isMissing || formData.name) && 'Not found by that? Try its ZIP code, or set it on the map.'}
          </p>
        </>
      )}
      {around && <PlaceMap center={around} {...{ pin }} onMove={put} />}
    </div>
  );
}
