import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useState } from 'react';
import { send } from './server.ts';

const { ObjectField } = getDefaultRegistry().fields;

/** A place, which can be found by its name or ZIP code; else its coordinates are typed. */
export function PlaceField(props: FieldProps) {
  const { formData = {}, fieldPathId, onChange, registry } = props;
  const [query, setQuery] = useState('');
  const [isMissing, setMissing] = useState(false);
  const id = `${fieldPathId.$id}__find`;
  async function find() {
    const { place } = await send(`/place?${new URLSearchParams({ query, state: registry.formContext.state })}`);
    setMissing(!place);
    const { name, ...point } = place ?? {};
    const isNamed = 'name' in (props.schema.properties ?? {});
    // The name that was typed stays: a ZIP code may be called after the town next door.
    const typed = /\d/.test(query) ? name : query.replace(/,? [A-Za-z]{2}$/, '');
    onChange({ ...formData, ...(isNamed && { name: formData.name || typed }), ...point }, fieldPathId.path);
  }
  return (
    <>
      {ObjectField && <ObjectField {...props} />}
      {formData.latitude === undefined || fieldPathId.path.length === 1 ? (
        <div className="find" id={`${fieldPathId.$id}__place`}>
          <label htmlFor={id}>Find it by name or ZIP code</label>
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
          <p role="status">
            {(isMissing || formData.name) &&
              'Not found by that? Try its ZIP code. Or right-click the place on Google Maps, and copy its two numbers: the first is the latitude.'}
          </p>
        </div>
      ) : null}
    </>
  );
}
