import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import { defaultBrandColor } from '../styles/palette.ts';
import type { Business } from './business.ts';
import { claimProblems, companyClaims, waysToPay } from './company-claims.ts';
import { companyCrew } from './company-crew.ts';
import { companyFleet } from './company-fleet.ts';
import { companyHours } from './company-hours.ts';
import { companyLeaveOut, leaveOutProblems } from './company-leave-out.ts';
import { companyNotice } from './company-notice.ts';
import { companyProof } from './company-proof.ts';
import { companyRates } from './company-rates.ts';
import { checkFields } from './field-problems.ts';
import { brandColor } from './fields/brand-color.ts';
import { oneOf, subset, yesNo } from './fields/choice.ts';
import { email } from './fields/email.ts';
import { list } from './fields/list.ts';
import { integer } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { phoneNumber } from './fields/phone-number.ts';
import { position } from './fields/position.ts';
import { headingText, matching, text } from './fields/text.ts';
import { foreignAddress, siteAddress } from './fields/web-address.ts';
import { words } from './fields/words.ts';
import { companyLanguages } from './languages.ts';
import { ownPhotos } from './photos.ts';
import { companyAddress, postalAddress, stateField } from './postal-address.ts';
import { companyRedirects, redirectProblems } from './redirects.ts';
import { serviceSlugs } from './service-slugs.ts';
import { townProblems } from './town-problems.ts';
import { confirmable } from './unconfirmed.ts';

const town = object(
  {
    name: text(2, 30, 'Freehold', 'Its name.'),
    ...position,
    ...optional({ region: stateField('Its state, where that is not yours. Left out: yours.') }),
  },
  'A town.',
);
const link = {
  name: text(2, 80, 'Garden State Towing Association', 'Its name.'),
  url: foreignAddress('https://gsta.org/', 'Where it can be looked up.'),
};
const award = object({ name: link.name, ...optional({ url: link.url }) }, 'A membership, certification or award.');

/** The fields as the editor groups them; those that stand in none come last. */
const groups = {
  'Your company': [
    'name',
    'legalName',
    'phone',
    'secondPhone',
    'textPhone',
    'email',
    'address',
    'url',
    'brandColor',
    'languages',
  ],
  'Where you work': ['township', 'placeKind', 'headline', 'coordinates', 'towns', 'roads', 'tollRoads', 'mapQuery'],
  'What you do': ['services', 'claims', 'leaveOut', 'relayCalls'],
  'Hours and news': ['hours', 'office', 'notice'],
  Photos: ['photos', 'logo'],
  'Prices and yard': ['rates', 'yard'],
  'Who comes': ['story', 'people', 'trucks', 'operators', 'insurance', 'license', 'policeLists', 'rideAlong', 'fleet'],
  'What others say': ['reviews', 'reviewsUrl', 'reviewUrl', 'profiles', 'recognition', 'otherTowingSites'],
};

const fields = object(
  {
    name: headingText(2, 60, 'Township Towing', 'The business name, as it stands on the truck.'),
    township: v.pipe(
      headingText(2, 30, 'Howell', 'The township or other place that the headline names, without the word "Township".'),
      v.check(
        (name) => !/\b(?:township|twp)\b|^(?:city|borough|town|village) of\b/i.test(name),
        'Write the name without Township or City of, which the site adds by "placeKind".',
      ),
    ),
    url: v.pipe(
      siteAddress('https://www.example.com/', 'Where the site lives. Every page stands under its path.'),
      v.title('Address of the site'),
    ),
    phone: phoneNumber('(732) 555-0142', 'The number that every call button dials.'),
    address: companyAddress,
    coordinates: object(position, 'The middle of the area you serve. It is never published as your address.'),
    towns: list(town, 1, 20, 'The areas served, on the map and in the list beside it.'),
    claims: companyClaims,
    relayCalls: v.pipe(
      yesNo(true, 'Whether your dispatchers take 711 relay calls, by which people who cannot hear phone you.'),
      v.title('711 relay calls'),
    ),
    placeKind: v.optional(
      oneOf(
        ['township', 'borough', 'city', 'town', 'village', 'none'],
        'city',
        'What kind of place it is, so that the site says "Howell Township" or "Newark". Left out: a township.',
      ),
      'township',
    ),
    services: v.optional(subset(serviceSlugs, 'What you do, if you don’t do all of them, in any order.'), [
      ...serviceSlugs,
    ]),
    tollRoads: v.optional(yesNo(false, 'Whether you are authorized on your state’s toll roads. Left out: no.'), false),
    copyrightYear: v.optional(integer(1990, 2100, 2024, 'The year behind © in the footer.'), 2024),
    languages: v.optional(companyLanguages, ['en']),
    brandColor: v.optional(brandColor, defaultBrandColor),
    otherTowingSites: v.optional(list(object(link, 'A site.'), 0, 8, 'Towing sites that the home page links to.'), []),
    photos: v.optional(ownPhotos, {}),
    ...companyProof,
    ...companyCrew,
    ...optional({
      $schema: text(1, 200, './business/business.schema.json', 'Lets an editor complete and explain the fields.'),
      headline: words(
        headingText(5, 80, 'Howell’s tow truck since 1998', 'The headline of home. Left out: “most trusted”.'),
      ),
      legalName: text(
        2,
        80,
        'Example Recovery LLC',
        'The company’s name in its papers, where the truck has another. Left out: only "name" is shown.',
      ),
      secondPhone: phoneNumber(
        '(800) 555-0144',
        'Another number that reaches you, such as a toll-free one, on the contact page. Left out: none.',
      ),
      textPhone: phoneNumber('(732) 555-0143', 'A number that receives texts. Left out, none is offered.'),
      email: email('office@example.com', 'For quotes, invoices and fleets. Left out, none is shown.'),
      fleet: companyFleet,
      hours: companyHours('When you answer and drive. Left out: round the clock, every day of the year.'),
      office: companyHours('When the office is open, where that is not when the trucks run.'),
      notice: companyNotice,
      leaveOut: companyLeaveOut,
      confirmed: subset(confirmable, 'The fields that are true of you as they are in the sample.'),
      quoteFormId: v.pipe(
        matching(
          /^[A-Za-z0-9_-]{0,40}$/,
          "the identifier at the end of the form's address",
          'your-form-id',
          "The Tally form's identifier: what stands behind tally.so/r/. Empty or left out: no quote form.",
        ),
        v.title('Quote form at Tally'),
      ),
      mapQuery: text(
        2,
        120,
        'Township Towing, Howell, NJ',
        'What the map searches for. Left out: the building’s coordinates, or else those of your area; with no street, your town.',
      ),
      recognition: list(award, 0, 12, 'Memberships, certifications and awards by name. Left out: none.'),
      rates: companyRates,
      redirects: companyRedirects,
      yard: object(
        {
          address: postalAddress('Where the yard is.'),
          releaseHours: words(text(3, 120, 'Monday to Friday, 8 a.m. to 6 p.m.', 'When a car can be picked up.')),
          papers: list(words(text(3, 120, "driver's license", 'Something to bring.')), 1, 12, 'The papers to bring.'),
          payment: waysToPay('The ways to pay at the yard.'),
        },
        'Where towed cars are kept. Left out, the site speaks of no yard.',
      ),
    }),
  },
  "The owner's facts: everything that differs from one towing company to the next.",
);

/** The owner's facts as business.json must hold them; also the source of the editor's JSON Schema. */
export const businessSchema = v.pipe(fields, v.metadata({ groups }));

/**
 * Checks the owner's facts.
 * @param value what the JSON file holds
 * @returns the facts, or what is wrong: the field, what was found, what is expected, an example
 */
export function checkBusiness(
  value: unknown,
): { business: Business; problems?: never } | { business?: never; problems: readonly Problem[] } {
  const { data, problems } = checkFields(businessSchema, value);
  const all = data
    ? [...townProblems(data), ...claimProblems(data), ...redirectProblems(data), ...leaveOutProblems(data)]
    : problems;
  if (!data || all.length > 0) return { problems: all };
  const { $schema: _, ...business } = data;
  return { business };
}
