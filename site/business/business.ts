import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { faultOf } from './field-faults.ts';
import { address, degrees, group, list, matching, text } from './fields.ts';
import { services } from './services.ts';

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
export type Point = Business['coordinates'];

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
  return { faults: issues.map((issue) => `${file}: ${faultOf(issue)}`) };
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
