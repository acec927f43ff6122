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

/** The middle of the area, which is found by its name or ZIP code; its coordinates can be typed as well. */
export function PlaceField(props: FieldProps) {
  const { fieldPathId, onChange } = props;
  return (
    <>
      {ObjectField && <ObjectField {...props} />}
      <Find
        id={`${fieldPathId.$id}__find`}
        label="Find it by name or ZIP code"
        onFound={([town]) => town && onChange({ latitude: town.latitude, longitude: town.longitude }, fieldPathId.path)}
      />
    </>
  );
}

/** Adds several towns to the list of a path. */
export const AddTowns = ({ $id, path }: FieldPathId) => (
  <Find
    id={`${$id}__several`}
    label="Add towns by name or ZIP code, with commas between them"
    onFound={(towns) =>
      change(withField(editor.open, path, JSON.parse(JSON.stringify([...listOf(`${path[0]}`), ...towns]))))
    }
  />
);

type Town = NonNullable<Awaited<ReturnType<typeof findTown>>>;

/** A box for the names or ZIP codes of places; those that aren't found stay in it. */
function Find({ id, label, onFound }: { id: string; label: string; onFound: (towns: Town[]) => void }) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState('');
  async function find(event: FormEvent) {
    event.preventDefault();
    // A state may follow a town: Easton, PA.
    const queries = words.split(/[;\n]|,(?!\s*[A-Za-z]{2}\s*(?:[,;]|$))/).filter((query) => query.trim());
    const found = await Promise.all(queries.map(async (query) => ({ query, town: await findTown(query) })));
    const left = found.filter(({ town }) => !town).map(({ query }) => query.trim());
    setWords(left.join(', '));
    setMissing(left.join(', '));
    onFound(found.flatMap(({ town }) => town ?? []));
  }
  return (
    <form className="find" onSubmit={find}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        placeholder="Such as Freehold, Easton PA, Manalapan 07726"
      />
      <button type="submit">Find</button>
      <p role="status">
        {missing && `Not found: ${missing}. Try the ZIP code, or copy the latitude and longitude from a map.`}
      </p>
    </form>
  );
}
