import * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { oneOf } from '../business/fields/choice.ts';
import { object } from '../business/fields/object.ts';
import { stateCodes } from '../business/states.ts';
import { markdown, words } from './fields.ts';

/** Sentences that other texts take in by these names: `{state: name}`. */
const lines = v.optional(v.record(v.string(), markdown('Move over a lane', 'A sentence.')), {});

/** The text of what is true in every state, which a state’s own lines go before. */
export const everyState = 'US';

export const everyStateSchema = object({ lines }, 'What is true in every state.');

export type EveryStateData = Read<v.InferOutput<typeof everyStateSchema>>;

/** What is above a text of a state, which holds only there. */
export const stateSchema = object(
  {
    state: oneOf(stateCodes, 'NJ', 'The state.', 'a state as two capital letters', 'Choose a state.'),
    name: words('New Jersey', 'The name of the state.'),
    /** Toll roads on which nobody chooses the tow company, and the number to dial by hand there: `#` in a link is not dialed by an iPhone. */
    tollRoads: v.optional(
      v.array(
        object(
          {
            name: words('New Jersey Turnpike', 'Its name.'),
            short: words('Turnpike', 'Its short name.'),
            dial: words('#95', 'The number to dial by hand.'),
          },
          'A toll road.',
        ),
      ),
      [],
    ),
    /** The municipality that a section is about alone, by the section's id. */
    municipalities: v.optional(v.record(v.string(), words('Howell', 'A municipality.')), {}),
    lines,
  },
  'What is true in one state only.',
);

export type StateData = Read<v.InferOutput<typeof stateSchema>>;
