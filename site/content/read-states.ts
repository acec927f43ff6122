import type { Article, KnownNames, PartialText, Problem } from '../../build/route.ts';
import { expectedName, type TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { collections } from './front-matter.ts';
import { type EveryStateData, everyState, type StateData } from './state-schema.ts';

export type States = ReturnType<typeof readStates>;

/**
 * Reads the texts of states.
 * @returns the company's own, if anyone has written it; what all other texts can refer to, the contents of these texts
 *   included; and the sections that don't apply to this owner
 */
export function readStates(reader: TextReader, known: KnownNames, business: Business) {
  const slugs = reader.slugsOf(collections.states).filter((slug) => slug !== everyState);
  const all = reader.articles({ ...collections.states, slugs }, known);
  const [everywhere] = reader.articles(collections.everyState, known);
  for (const problem of municipalityProblems(all)) reader.report(problem);
  const own = all.find(({ data }) => data.state === business.address.region);
  const partials = partialsOf(all, own, everywhere, business);
  const sections = all.flatMap(({ sections }) => sections.map(({ id }) => id));
  return { own, known: { ...known, partials }, leftOut: sections.filter((id) => !partials[id]?.section) };
}

/** An error for each municipality that is given for a section that isn't there. */
const municipalityProblems = (states: readonly Article<StateData>[]): Problem[] =>
  states.flatMap(({ data, sections, placeOf }) => {
    const ids = sections.map(({ id }) => id);
    return Object.keys(data.municipalities)
      .filter((id) => !ids.includes(id))
      .map((id): Problem => {
        const found = 'isn’t a section of this text';
        return { severity: 'error', ...placeOf(['municipalities', id]), found, message: expectedName(id, ids) };
      });
  });

/**
 * What texts can include by name: everything in any state's file, empty if it doesn't apply to this owner. A line is the
 * state’s own, or else the one for every state.
 */
function partialsOf(
  states: readonly Article<StateData>[],
  own: Article<StateData> | undefined,
  everywhere: Article<EveryStateData> | undefined,
  { address: { locality } }: Business,
): Record<string, PartialText> {
  const { lines = {}, municipalities = {} } = own?.data ?? {};
  const held = (own?.sections ?? []).filter(({ id }) => (municipalities[id] ?? locality) === locality);
  return {
    ...Object.fromEntries(
      states.flatMap(({ namesIn, sections }) =>
        [...namesIn(['lines']), ...sections.map(({ id }) => id)].map((id) => [id, {}]),
      ),
    ),
    ...sentences(everywhere?.data.lines ?? {}),
    ...sentences(lines),
    ...Object.fromEntries(held.map((section) => [section.id, { section }])),
  };
}

const sentences = (lines: EveryStateData['lines']) =>
  Object.fromEntries(Object.entries(lines).map(([id, sentence]) => [id, { sentence }]));
