import * as v from 'valibot';
import { usualBeacon } from '../styles/brand.ts';
import { companyClaims, payments } from './company-claims.ts';
import { companyRates } from './company-rates.ts';
import { faultOf } from './field-faults.ts';
import { beaconColor } from './fields/beacon-color.ts';
import { group, maybe } from './fields/group.ts';
import { list, picks } from './fields/list.ts';
import { expectation, shownInEditor } from './fields/notes.ts';
import { degrees } from './fields/number.ts';
import { phoneNumber } from './fields/phone-number.ts';
import { letteredText, matching, text } from './fields/text.ts';
import { foreignAddress, siteAddress } from './fields/web-address.ts';
import { placeFaults } from './place-faults.ts';
import { postalAddress } from './postal-address.ts';
import { photoSlugs, serviceSlugs } from './service-slugs.ts';

const position = {
  latitude: degrees(90, 40.17, 'North of the equator, in decimal degrees.'),
  longitude: degrees(180, -74.2, 'East of Greenwich, in decimal degrees; negative in New Jersey.'),
};

const township = v.pipe(
  letteredText(2, 30, 'Howell', 'The township that the headline names, without the word "Township".'),
  v.check(
    (name) => !/\b(?:township|twp)\b/i.test(name),
    expectation({ expected: 'the name without the word "Township", which the site adds', example: 'Howell' }),
  ),
);

const photoText = maybe(
  text(5, 160, 'Our flatbed with a sedan on its bed', 'What the photo shows, for those who cannot see it.'),
);

const relayNotes = {
  expected: 'true or false, without quotes',
  example: true,
  description: 'Whether your dispatchers know how to take a 711 relay call, by which people who cannot hear phone you.',
};

/** The owner's facts as business.json must hold them; also the source of the editor's JSON Schema. */
export const businessSchema = group(
  {
    $schema: v.optional(v.pipe(v.string(), v.description('Lets an editor complete and explain the fields.'))),
    name: letteredText(2, 60, 'Township Towing', 'The business name, as it stands on the truck.'),
    township,
    url: siteAddress(
      'https://www.example.com/',
      'Where the site lives. With a path at its end, every page stands under that path.',
    ),
    phone: phoneNumber('(732) 555-0142', 'The number that every call button dials.'),
    textPhone: maybe(
      phoneNumber(
        '(732) 555-0143',
        'A number that can receive text messages. Left out, nothing offers a text message.',
      ),
    ),
    address: postalAddress('The postal address, as maps and letters have it.'),
    coordinates: group(position, 'The center of the service area.'),
    towns: list(
      group({ name: text(2, 30, 'Freehold', 'The name of a town that the company serves.'), ...position }, 'A town.'),
      1,
      20,
      {
        example: [{ name: 'Freehold', latitude: 40.26, longitude: -74.28 }],
        description: 'The areas served, on the map and in the list beside it.',
      },
    ),
    services: v.optional(
      picks(serviceSlugs, 'What your company does, if not all of the eight services. The site keeps its own order.'),
    ),
    claims: companyClaims,
    beacon: v.optional(beaconColor, usualBeacon),
    relayCalls: v.pipe(v.boolean(expectation(relayNotes)), shownInEditor(relayNotes)),
    quoteFormId: v.optional(
      matching(/^[A-Za-z0-9_-]{0,40}$/, {
        expected: "the identifier at the end of the form's address",
        example: 'your-form-id',
        description: "The Tally form's identifier: what stands behind tally.so/r/. Empty or left out: no quote form.",
      }),
    ),
    mapQuery: maybe(
      text(2, 120, 'Township Towing, Howell, NJ', 'What the embedded map searches for. Left out: the coordinates.'),
    ),
    otherTowingSites: v.optional(
      list(
        group(
          {
            name: text(2, 80, 'Garden State Towing Association', 'The name of the site.'),
            url: foreignAddress('https://gsta.org/', 'The address of the site.'),
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
      [],
    ),
    recognition: v.optional(
      list(
        group(
          {
            name: text(2, 80, 'Garden State Towing Association', 'The membership, certification or award.'),
            url: maybe(foreignAddress('https://gsta.org/', 'Where it can be looked up; may be left out.')),
          },
          'A membership, certification or award.',
        ),
        0,
        12,
        {
          example: [{ name: 'Garden State Towing Association', url: 'https://gsta.org/' }],
          description: 'Memberships, certifications and awards by name. Left out, the site speaks of none.',
        },
      ),
    ),
    rates: v.optional(companyRates),
    yard: v.optional(
      group(
        {
          address: postalAddress('Where the yard is.'),
          releaseHours: text(3, 120, 'Monday to Friday, 8 a.m. to 6 p.m.', 'When a car can be picked up.'),
          papers: list(text(3, 120, "driver's license", 'Something to bring.'), 1, 12, {
            example: ["driver's license", 'registration or title', 'proof of insurance'],
            description: 'The papers to bring.',
          }),
          payment: picks(payments, 'The ways to pay at the yard.'),
        },
        'Where towed cars are kept. Left out, the site speaks of no yard.',
      ),
    ),
    photos: v.optional(
      group(
        Object.fromEntries(photoSlugs.map((slug) => [slug, photoText])),
        'What the photos in site/photos show, by the slug of the service, "home" or "about".',
      ),
      {},
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
  const { success, output, issues = [] } = v.safeParse(businessSchema, value, { abortPipeEarly: true });
  const faults = [...issues.map(faultOf), ...placeFaults(rightFields(output, issues))];
  if (!success || faults.length > 0) return { faults: faults.map((fault) => `${file}: ${fault}`) };
  const { $schema: _, ...business } = output;
  return { business };
}

/** Those fields that have no fault. */
function rightFields(output: unknown, issues: readonly v.BaseIssue<unknown>[]): Partial<Business> {
  const wrong = issues.map(({ path }) => path?.[0].key);
  if (wrong.includes(undefined)) return {};
  return Object.fromEntries(Object.entries(output as Business).filter(([name]) => !wrong.includes(name)));
}
