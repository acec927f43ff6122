import * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { list, object } from '../business/fields/shape.ts';
import { region } from '../business/postal-address.ts';
import { markdown, words } from './fields.ts';

/** Sentences that other texts take in by these names: `{state: name}`. */
const lines = v.optional(
  v.pipe(v.record(v.string(), markdown('Sentence', 'Move over a lane')), v.title('Sentences that other pages use')),
  {},
);

/** The text of what is true in every state, which a state’s own lines go before. */
export const everyState = 'US';

export const everyStateSchema = object({ lines });

export type EveryStateData = Read<v.InferOutput<typeof everyStateSchema>>;

/** What is above a text of a state, which holds only there. */
export const stateSchema = object({
  state: region('State'),
  name: words('Name', 'New Jersey'),
  /** Toll roads on which nobody chooses the tow company, and the number to dial by hand there: `#` in a link is not dialed by an iPhone. */
  tollRoads: v.optional(
    list(
      object({
        name: words('Name', 'New Jersey Turnpike'),
        short: words('Short name', 'Turnpike'),
        dial: words('Number to dial by hand', '#95'),
      }),
      0,
      12,
      { label: 'Toll roads where drivers can’t choose the tow company' },
    ),
    [],
  ),
  /** The municipality that a section is about alone, by the section's id. */
  municipalities: v.optional(
    v.pipe(v.record(v.string(), words('Municipality', 'Howell')), v.title('Sections about one town only')),
    {},
  ),
  lines,
});

export type StateData = Read<v.InferOutput<typeof stateSchema>>;
