import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { services } from './services.ts';

/** What an owner is told of a field: in the editor (description, example) and where it is wrong (expected, example). */
interface Notes {
  expected: string;
  example: unknown;
  description: string;
}

const message = ({ expected, example }: Notes) => `expected ${expected}, such as ${JSON.stringify(example)}`;
const meta = <Input>({ description, example }: Notes): v.MetadataAction<Input, { description: string }> =>
  v.metadata({ description, examples: [example] });

const matching = (regex: RegExp, notes: Notes) =>
  v.pipe(v.string(message(notes)), v.maxLength(200, message(notes)), v.regex(regex, message(notes)), meta(notes));

// Refused: hosts that browsers read as a number or not at all, such as 1.2 or xn--a.com.
const address = (regex: RegExp, notes: Notes) =>
  v.pipe(
    matching(regex, notes),
    v.check((url) => URL.canParse(url) && new URL(url).host === url.split('/')[2], message(notes)),
  );

// Refused: control characters, lone surrogates, the sign for a broken encoding, and what cannot be seen, such as the
// marks that turn the direction of a text around. Let in: the joiners that some scripts and emoji need.
const plain = /(?:\u200C|\u200D|\uFE0E|\uFE0F|[^\p{Cc}\p{Cs}\p{DI}\p{NChar}\u2028\u2029\uFFF9-\uFFFD])/u;

function text(min: number, max: number, example: string, description: string) {
  const notes = { expected: `a plain text of ${min} to ${max} characters`, example, description };
  const regex = new RegExp(`^(?!\\s)(?=.*[\\p{L}\\p{N}])${plain.source}{${min},${max}}(?<!\\s)$`, 'u');
  return v.pipe(v.string(message(notes)), v.regex(regex, message(notes)), meta(notes));
}

function degrees(limit: number, example: number, description: string) {
  const notes = { expected: `a number of degrees from -${limit} to ${limit}`, example, description };
  const told = message(notes);
  return v.pipe(v.number(told), v.minValue(-limit, told), v.maxValue(limit, told), meta(notes));
}

// The library takes lists for objects, and passes over some names, which are unknown fields like any other.
const passedOver = ['__proto__', 'constructor', 'prototype'];
const isObject = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !passedOver.some((name) => Object.hasOwn(value, name));

function group<Entries extends v.ObjectEntries>(entries: Entries, description: string) {
  type Fields = v.StrictObjectSchema<Entries, undefined>;
  const names = Object.keys(entries);
  const example = Object.fromEntries(names.map((name) => [name, '…']));
  const object = v.custom<v.InferInput<Fields>>(
    isObject,
    message({ expected: 'an object of these fields', example, description }),
  );
  // What is missing is told in the words of the field.
  const missing = ({ path }: v.BaseIssue<unknown>) =>
    v.safeParse(entries[String(path?.[0].key)] as v.GenericSchema, undefined).issues?.[0].message ?? '';
  const unknown = v.never(`expected one of ${names.join(', ')}`);
  // Where there is never another field, the type need not speak of any.
  const fields = v.objectWithRest(entries, unknown, missing) as unknown as v.GenericSchema<
    v.InferInput<Fields>,
    v.InferOutput<Fields>
  >;
  return v.pipe(object, fields, v.description(description));
}

function list<Item extends v.GenericSchema>(item: Item, min: number, max: number, notes: Omit<Notes, 'expected'>) {
  const told = message({ ...notes, expected: `a list of ${min} to ${max}` });
  return v.pipe(v.array(item, told), v.minLength(min, told), v.maxLength(max, told), v.description(notes.description));
}

// North American Numbering Plan, written as E.164: country code 1, then area code and exchange that start at 2.
const phone = (example: string, description: string) =>
  matching(/^\+1[2-9]\d{2}[2-9]\d{6}$/, { expected: 'a US number: +1 and ten digits', example, description });

const position = {
  latitude: degrees(90, 40.17, 'North of the equator, in decimal degrees.'),
  longitude: degrees(180, -74.2, 'East of Greenwich, in decimal degrees; negative in New Jersey.'),
};

const host = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+';
const siteUrl = new RegExp(`^https://${host}(?:/(?!\\.{1,2}(?:/|$))[A-Za-z0-9._~-]+)*/?$`);
const foreignUrl = new RegExp(`^https?://${host}(?:/[A-Za-z0-9._~/?&=%+:,-]*)?$`);

const photoText = v.optional(
  text(5, 160, 'Our flatbed with a sedan on its bed', 'What the photo shows, for those who cannot see it.'),
);

/** The owner's facts as business.json must hold them; also the source of the editor's JSON Schema. */
export const businessSchema = group(
  {
    $schema: v.optional(v.pipe(v.string(), v.description('Lets an editor complete and explain the fields.'))),
    name: text(2, 40, 'Township Towing', 'The business name, as it stands on the truck.'),
    township: text(2, 30, 'Howell', 'The township that the headline names, without the word "Township".'),
    url: v.pipe(
      address(siteUrl, {
        expected: 'an https address in lower case with nothing behind the path',
        example: 'https://www.example.com/',
        description: 'Where the site lives. With a path at its end, every page stands under that path.',
      }),
      v.transform((url) => (url.endsWith('/') ? url : `${url}/`)),
    ),
    phone: phone('+17325550142', 'The number that every call button dials.'),
    textPhone: v.optional(
      phone('+17325550143', 'A number that can receive text messages. Left out, nothing offers a text message.'),
    ),
    address: group(
      {
        street: text(3, 60, '100 Example Road', 'House number and street.'),
        locality: text(2, 40, 'Howell', 'Town of the postal address.'),
        region: matching(/^[A-Z]{2}$/, {
          expected: 'a state as two capital letters',
          example: 'NJ',
          description: 'State of the postal address.',
        }),
        postalCode: matching(/^\d{5}(?:-\d{4})?$/, {
          expected: 'a ZIP code of five digits, in quotes',
          example: '07731',
          description: 'ZIP code of the postal address.',
        }),
      },
      'The postal address, as maps and letters have it.',
    ),
    coordinates: group(position, 'The center of the service area.'),
    towns: list(
      group({ name: text(2, 30, 'Freehold', 'The name of a town that the company serves.'), ...position }, 'A town.'),
      1,
      16,
      {
        example: [{ name: 'Freehold', latitude: 40.26, longitude: -74.28 }],
        description: 'The areas served, on the map and in the list beside it.',
      },
    ),
    quoteFormId: v.optional(
      matching(/^[A-Za-z0-9_-]{0,40}$/, {
        expected: "the identifier at the end of the form's address",
        example: 'your-form-id',
        description: "The Tally form's identifier: what stands behind tally.so/r/. Empty or left out: no quote form.",
      }),
    ),
    mapQuery: v.optional(
      text(2, 120, 'Township Towing, Howell, NJ', 'What the embedded map searches for. Left out: the coordinates.'),
    ),
    otherTowingSites: list(
      group(
        {
          name: text(2, 80, 'Garden State Towing Association', 'The name of the site.'),
          url: address(foreignUrl, {
            expected: 'an http or https address',
            example: 'https://gsta.org/',
            description: 'The address of the site.',
          }),
        },
        'Another towing site.',
      ),
      0,
      8,
      {
        example: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }],
        description: 'Other towing sites that the home page links to.',
      },
    ),
    photos: group(
      Object.fromEntries(services.map(({ slug }) => [slug, photoText])),
      'Alternative text for the photos in site/photos, by the slug of the service.',
    ),
  },
  "The owner's facts: everything that differs from one towing company to the next.",
);

export type Business = Omit<v.InferOutput<typeof businessSchema>, '$schema'>;
export type Place = Business['coordinates'];

/** A value as JSON, cut where it is long; what cannot be seen, or would do something to a terminal, is spelled out. */
function shorten(value: unknown): string {
  const json = jsonOf(value);
  const short = json.length > 60 ? `${json.slice(0, 57)}…` : json;
  return short.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, spelled);
}

const spelled = (character: string) =>
  character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? 'nothing';
  } catch {
    return 'too much nesting';
  }
}

/** `towns[0].name`; a name that is none in the file's own words: `photos["no such"]`. */
const fieldName = (path: readonly unknown[]) =>
  path
    .map((key) =>
      typeof key === 'string' && /^[\w$-]+$/.test(key) ? `.${shorten(key).slice(1, -1)}` : `[${shorten(key)}]`,
    )
    .join('')
    .replace(/^\./, '');

/**
 * Checks the owner's facts.
 * @param value what the JSON file holds
 * @param file its name, for the messages
 * @returns the facts, or one line for each fault: file, field, what was found, what is expected, an example
 */
export function checkBusiness(
  value: unknown,
  file: string,
): { business: Business; faults?: never } | { business?: never; faults: readonly string[] } {
  // The first fault of a field says it all, and spares the others a text of any length.
  const { success, output, issues } = v.safeParse(businessSchema, value, { abortPipeEarly: true });
  if (success) {
    const { $schema: _, ...business } = output;
    return { business };
  }
  return {
    faults: issues.map(({ type, input, path = [], message }) => {
      const found = type === 'never' ? 'an unknown field' : shorten(input);
      return `${file}: ${fieldName(path.map(({ key }) => key)) || 'the whole file'}: found ${found}, ${message}`;
    }),
  };
}

// Each is something that cannot be true of a real company, so a release refuses it; the range 555-0100 to 555-0199 is
// kept for fiction (North American Numbering Plan).
const fictional = (number: string | undefined) => /^\+1\d{3}55501\d{2}$/.test(number ?? '');
const samples: Record<string, (business: Business) => boolean> = {
  name: ({ name }) => name === 'Township Towing',
  url: ({ url }) => /^https:\/\/(?:[^/]+\.)?example\.(?:com|org|net)\//.test(url),
  phone: ({ phone }) => fictional(phone),
  textPhone: ({ textPhone }) => fictional(textPhone),
  'address.street': ({ address }) => address.street === '100 Example Road',
  coordinates: ({ coordinates }) => coordinates.latitude === 40.17 && coordinates.longitude === -74.2,
  quoteFormId: ({ quoteFormId }) => quoteFormId === 'your-form-id',
};

/** The names of the fields of business.json that still hold a sample. */
export const sampleFields = (business: Business) => Object.keys(samples).filter((field) => samples[field]?.(business));

export const BusinessContext = createContext<Business | null>(null);

/**
 * The owner's facts, for any component.
 * @throws where no `BusinessContext` surrounds the component
 */
export function useBusiness(): Business {
  const business = useContext(BusinessContext);
  if (!business) throw new Error('useBusiness() found no facts: render the component inside BusinessContext.');
  return business;
}
