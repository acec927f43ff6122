import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { type FormEvent, useState } from 'react';
import { useEditor } from '../editor.ts';
import { isFields } from '../fields.ts';
import { send } from '../server.ts';

const { ObjectField } = getDefaultRegistry().fields;

/** A place, which is found by its name or ZIP code; its coordinates can be typed as well. */
export function PlaceField(props: FieldProps) {
  const { formData = {}, fieldPathId, onChange, schema } = props;
  const { address } = useEditor().company;
  const [isMissing, setMissing] = useState(false);
  const { $id, path } = fieldPathId;
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
            {isMissing && 'Not found. Try its ZIP code, or copy its latitude and longitude from a map.'}
          </p>
        </>
      )}
    </div>
  );
}
