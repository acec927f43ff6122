import type { FieldPath, KnownNames } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { conditionsOf } from './conditions.ts';
import { directivesFor } from './directives.ts';
import { leftOutFor, mayLeaveOut } from './left-out.ts';
import { drawingNames, sceneNames } from './picture-names.ts';
import { serviceFactNames } from './service-facts.ts';
import { sources } from './sources.ts';
import { longestTitle } from './titles.ts';

/** The facts that every company has. A line that names no others is always shown. */
export const requiredFacts = [
  ...serviceFactNames,
  ...['name', 'legalName', 'township', 'place', 'region', 'postalCode', 'headline', 'townsList', 'phone'],
  ...['serviceMiles', 'serviceReach', 'hours', 'weAnswer', 'copyrightYear'],
] as const;

/** The facts that are phrases rather than names, and get a capital at the start of a sentence. */
const phrases = new Set<string>([
  ...serviceFactNames,
  ...['averageResponse', 'experience', 'serviceMiles', 'hours', 'officeHours', 'credentials'],
  ...['roadsideJobs', 'waysToPay', 'otherWaysToPay', 'cardFee', 'visitPrice', 'junkPrice'],
]);

/** The shortest and the longest text of a top-level field, in characters. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  title: [1, longestTitle],
  pageTitle: [1, longestTitle],
  description: [50, 160],
};

const fits = (path: FieldPath, words: string) => {
  const [shortest, longest] = (path.length === 1 && lengths[String(path[0])]) || [0, Number.POSITIVE_INFINITY];
  return words.length >= shortest && words.length <= longest;
};

/** Whether a candidate fits its field, on the home page with the name of the company after the title. */
export const fitsWithName =
  (name: string): typeof fits =>
  (path, words) =>
    fits(path, path[0] === 'title' ? `${words} | ${name}` : words);

/**
 * Everything that texts can refer to, for this owner.
 * @param facts in the language of the texts
 * @param photos the names of the owner's own
 * @param lost the sections that this owner’s texts lack, as `/services/car-towing/#dollies`
 */
export const knownNames = (
  business: Business,
  facts: Readonly<Record<string, string>>,
  photos: readonly string[] = [],
  lost: ReadonlySet<string> = new Set(),
): KnownNames => {
  const isLeftOut = leftOutFor(business);
  return {
    // Facts about services are put into words later, once the names of the services have been read.
    facts: { ...facts, ...Object.fromEntries(serviceFactNames.map((name) => [name, name])) },
    required: new Set(requiredFacts),
    phrases,
    conditions: conditionsOf(business),
    directives: directivesFor(business),
    partials: {},
    fits: [fits],
    safety: /^whoToCall\.(?:danger|places\.\w+\.answer)/,
    mayLack: mayLeaveOut,
    isLost: (to) => isLeftOut(to) || lost.has(to),
    sources: new Set(Object.keys(sources)),
    images: new Set([
      ...sceneNames.map((name) => `scene:${name}`),
      ...photos.map((name) => `photo:${name}`),
      ...drawingNames.map((name) => `drawing:${name}`),
    ]),
  };
};
