import { toJsonSchema } from '@valibot/to-json-schema';
import { businessSchema } from '../../site/business/business.ts';
import { weekDays } from '../../site/business/company-hours.ts';
import { sampleFacts } from './facts.ts';

/** What JSON Schema says of a field. */
interface Field {
  type: string;
  expected?: string;
  examples?: readonly unknown[];
  enum?: readonly string[];
  properties?: Readonly<Record<string, Field>>;
  required?: readonly string[];
  items?: Field;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}
// Without the editor's shared definitions, each field is where it is.
const schema = toJsonSchema(businessSchema, { errorMode: 'ignore' }) as Field;

/** Words of a length. */
const wordsOf = (length: number) => 'Towing Recovery '.repeat(length).slice(0, length).trim().padEnd(length, 's');

/**
 * The facts with each field at its shortest or its longest. An optional field at its shortest is left out.
 * @param isLongest says which, for the field at a path
 * @param text makes a text of a length for the field at a path
 */
export function factsAtLimits(
  isLongest: (path: string) => boolean,
  text: (length: number, path: string) => string = wordsOf,
) {
  const valueAt = (field: Field, path: string): unknown => {
    const { required = [], properties = {}, minItems = 0, maxItems = 0, enum: names, items } = field;
    const length = / of (\d+) to (\d+) characters/.exec(field.expected ?? '')?.[isLongest(path) ? 2 : 1];
    if (length) return text(Number(length), path);
    if (items?.enum) return items.enum.slice(0, isLongest(path) ? maxItems : minItems);
    if (items)
      return Array.from({ length: isLongest(path) ? maxItems : minItems }, (_, at) =>
        distinct(valueAt(items, `${path}${at}`), at),
      );
    if (field.type === 'object')
      return Object.fromEntries(
        Object.entries(properties)
          .filter(([name]) => required.includes(name) || isLongest(`${path}.${name}?`))
          .map(([name, inner]) => [name, valueAt(inner, `${path}.${name}`)]),
      );
    if (field.expected?.includes('decimals')) return field.examples?.[0];
    if (field.minimum !== undefined) return isLongest(path) ? field.maximum : field.minimum;
    return field.type === 'boolean' ? isLongest(path) : (names?.at(isLongest(path) ? -1 : 0) ?? field.examples?.[0]);
  };
  const { $schema: _, ...facts } = valueAt(schema, '') as typeof sampleFacts;
  const towns = facts.towns as object[];
  const address = facts.address as { street?: string };
  const rates = facts.rates as object | undefined;
  const hasOthers = ['car', 'motorcycle', 'heavy', 'roadside'].some((name) => rates && name in rates);
  return {
    ...facts,
    // Every page is there.
    leaveOut: undefined,
    // Each town needs its own name and a place near the center: 110 miles away at most.
    coordinates: sampleFacts.coordinates,
    towns: towns.map((town, at) => ({
      ...town,
      name: `${String.fromCharCode(65 + at)}${text(isLongest('towns') ? 29 : 1, `${at}`)}`,
      latitude: 40.17 + (isLongest('far') ? 1.59 : 0.2) * Math.cos(at),
      longitude: -74.2 + 0.2 * Math.sin(at),
    })),
    // Without a street there may be no coordinates.
    address: { ...address, region: 'NJ', postalCode: '07731', ...(!address.street && { coordinates: undefined }) },
    // Each service needs its claim, and only one field may say how long the company has been in business.
    claims: { ...(sampleFacts.claims as object), ...(facts.claims as object), since: undefined },
    ...(facts.hours ? { hours: irregular } : {}),
    ...(facts.office ? { office: { ...irregular, holidays: ['09:30', '12:30'] } } : {}),
    ...(facts.yard ? { yard: { ...facts.yard, address: sampleFacts.address } } : {}),
    // A junk car either pays or costs, and rates have at least one price.
    ...(rates && ('junk' in rates || !hasOthers) ? { rates: { ...rates, junk: { pays: 10_000 } } } : {}),
  };
}

/** Makes a text or an address unique in its list. */
function distinct(value: unknown, at: number) {
  if (typeof value !== 'string') return value;
  return value.startsWith('https:') ? value + at : String.fromCharCode(65 + at) + value.slice(1);
}

/** Different hours every day, which take the most words. */
const irregular = {
  ...Object.fromEntries(weekDays.map((day, at) => [day, [`0${at}:30`, `2${at % 4}:15`]])),
  holidays: 'closed',
};
