import * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { list, object } from '../business/fields/shape.ts';
import { region } from '../business/postal-address.ts';
import { markdown, words } from './fields.ts';

/** Sentences that other texts include by name: `{state: name}`. */
const lines = v.optional(
  v.pipe(v.record(v.string(), markdown('Sentence', 'Move over a lane')), v.title('Sentences that other pages use')),
  {},
);

/** The text with lines for every state. A state’s own lines replace them. */
export const everyState = 'US';

export const everyStateSchema = object({ lines });

export type EveryStateData = Read<v.InferOutput<typeof everyStateSchema>>;

/** The front matter of a state's text. */
export const stateSchema = object({
  state: region('State'),
  name: words('Name', 'New Jersey'),
  /** Toll roads where drivers can't choose the tow company. An iPhone dials no link with a `#`, so numbers are text. */
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
  /** The one municipality that a section is about, by the section's id. */
  municipalities: v.optional(
    v.pipe(v.record(v.string(), words('Municipality', 'Howell')), v.title('Sections about one town only')),
    {},
  ),
  lines,
});

export type StateData = Read<v.InferOutput<typeof stateSchema>>;
