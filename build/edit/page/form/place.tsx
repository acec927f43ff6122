import { getDefaultRegistry } from '@rjsf/core';
import type { FieldPathId, FieldProps } from '@rjsf/utils';
import { type FormEvent, useState } from 'react';
import { listOf, withField } from '../changes.ts';
import { change, editor } from '../editor.ts';
import { isFields } from '../fields.ts';
import { send } from '../server.ts';

const { ObjectField } = getDefaultRegistry().fields;

/** Asks for a place by its name or ZIP code, in the company's state unless it says another. @returns it as a town has it */
async function findTown(query: string) {
  const { address } = editor.company;
  const state = isFields(address) ? `${address.region}` : '';
  // A ZIP code may be called after the town next door, so a name beside it stays.
  const [zip] = /\d{5}/.exec(query) ?? [];
  const named = query.replace(/,?\s*\d{5}/, '').replace(/,? [A-Za-z]{2}$/, '');
  const { place } = await send(`/place?${new URLSearchParams({ query: zip ?? query, state })}`);
  if (!place) return undefined;
  const name = named.trim() || place.name;
  const { latitude, longitude, region } = place;
  return { name, latitude, longitude, region: region === state ? undefined : region };
}

/** A place, which is found by its name or ZIP code; its coordinates can be typed as well. */
export function PlaceField(props: FieldProps) {
  const { formData = {}, fieldPathId, onChange, schema } = props;
  const [isMissing, setMissing] = useState(false);
  const { $id, path } = fieldPathId;
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const town = await findTown(`${new FormData(event.currentTarget).get('query')}`);
    setMissing(!town);
    if (!town) return;
    const { name, region, ...point } = town;
    const isNamed = 'name' in (schema.properties ?? {});
    onChange({ ...formData, ...point, ...(isNamed && { name: formData.name || name, region }) }, path);
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
          <p role="status">{isMissing && notFound('')}</p>
        </>
      )}
    </div>
  );
}

const notFound = (of: string) => `Not found${of}. Try the ZIP code, or copy the latitude and longitude from a map.`;

/** Adds several towns to the list of a path, each found by its name or ZIP code; those that aren't stay in the box. */
export function AddTowns({ $id, path }: FieldPathId) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState('');
  async function add(event: FormEvent) {
    event.preventDefault();
    // A state may follow a town: Easton, PA.
    const queries = words.split(/[;\n]|,(?!\s*[A-Za-z]{2}\s*(?:[,;]|$))/).filter((query) => query.trim());
    const found = await Promise.all(queries.map(async (query) => ({ query, town: await findTown(query) })));
    const left = found.filter(({ town }) => !town).map(({ query }) => query.trim());
    setWords(left.join(', '));
    setMissing(left.join(', '));
    const towns = found.flatMap(({ town }) => town ?? []);
    change(withField(editor.open, path, JSON.parse(JSON.stringify([...listOf(`${path[0]}`), ...towns]))));
  }
  return (
    <>
      <label htmlFor={`${$id}__several`}>Add towns by name or ZIP code, with commas between them</label>
      <form className="find" onSubmit={add}>
        <input
          id={`${$id}__several`}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder="Such as Freehold, Easton PA, Manalapan 07726"
        />
        <button type="submit">Find and add</button>
      </form>
      <p role="status">{missing && notFound(`: ${missing}`)}</p>
    </>
  );
}
