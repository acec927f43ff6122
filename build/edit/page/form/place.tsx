import { getDefaultRegistry } from '@rjsf/core';
import type { FieldPathId, FieldProps } from '@rjsf/utils';
import { type FormEvent, useState } from 'react';
import { change, editor, listOf, withField } from '../editor.ts';
import { isFields } from '../fields.ts';
import { type Answer, send } from '../server.ts';

const { ObjectField } = getDefaultRegistry().fields;

type Town = NonNullable<Answer['place']>;

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
    onFound={(found) => {
      const towns = found.map(({ region: _, ...town }) => town);
      change(withField(editor.open, path, [...listOf('towns'), ...towns]));
    }}
  />
);

const ownState = () => `${isFields(editor.company.address) && editor.company.address.region}`;

/** A box for the names or ZIP codes of places; those that aren't found stay in it. */
function Find({ id, label, onFound }: { id: string; label: string; onFound: (towns: Town[]) => void }) {
  const [words, setWords] = useState('');
  const [missing, setMissing] = useState('');
  async function find(event: FormEvent) {
    event.preventDefault();
    // A state may follow a town: Easton, PA.
    const queries = words.split(/[;\n]|,(?!\s*[A-Za-z]{2}\s*(?:[,;]|$))/).filter((query) => query.trim());
    const answers = queries.map((query) => send(`/place?${new URLSearchParams({ query, state: ownState() })}`));
    const places = (await Promise.all(answers)).map(({ place }) => place);
    const left = queries.filter((_, index) => !places[index]).map((query) => query.trim());
    setWords(left.join(', '));
    setMissing(left.join(', '));
    onFound(places.flatMap((place) => place ?? []));
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
