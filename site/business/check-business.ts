import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import { quoteOrigin, quoteService } from '../client-settings.ts';
import { defaultBrandColor } from '../styles/palette.ts';
import type { Business } from './business.ts';
import { checkFields } from './check-fields.ts';
import { companyArea } from './company-area.ts';
import { claimProblems, companyClaims } from './company-claims.ts';
import { companyCrew } from './company-crew.ts';
import { companyFleet } from './company-fleet.ts';
import { companyHours } from './company-hours.ts';
import { companyLeaveOut, leaveOutProblems } from './company-leave-out.ts';
import { companyNotice } from './company-notice.ts';
import { companyProof } from './company-proof.ts';
import { companyRates } from './company-rates.ts';
import { companyYard } from './company-yard.ts';
import { groups } from './field-groups.ts';
import { brandColor } from './fields/brand-color.ts';
import { subset, yesNo } from './fields/choice.ts';
import { day } from './fields/day.ts';
import { email } from './fields/email.ts';
import { year } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { phoneNumber } from './fields/phone-number.ts';
import { headingText, matching, text } from './fields/text.ts';
import { siteAddress } from './fields/web-address.ts';
import { words } from './fields/words.ts';
import { companyLanguages } from './languages.ts';
import { ownPhotos } from './photos.ts';
import { companyAddress } from './postal-address.ts';
import { companyRedirects, redirectProblems } from './redirects.ts';
import { serviceSlugs } from './service-slugs.ts';
import { townProblems } from './town-problems.ts';
import { confirmable } from './unconfirmed.ts';

const fields = object(
  {
    name: headingText(2, 60, 'Township Towing', 'The business name, as it is on the truck.'),
    url: siteAddress(
      'https://www.example.com/',
      'The address of the site. If it ends in a folder with a period in its name, add a slash.',
    ),
    phone: phoneNumber('(732) 555-0142', 'The number that every call button dials.'),
    address: companyAddress,
    ...companyArea,
    claims: companyClaims,
    relayCalls: yesNo(
      true,
      'Whether your dispatchers take 711 relay calls, from people who are deaf or hard of hearing or have a speech disability.',
    ),
    services: v.optional(subset(serviceSlugs, 'The services you offer. Leave blank if you offer all of them.'), [
      ...serviceSlugs,
    ]),
    copyrightYear: v.optional(year(1990, 2100, 2024, 'The year after © in the footer.'), 2024),
    languages: v.optional(companyLanguages, ['en']),
    brandColor: v.optional(brandColor, defaultBrandColor),
    photos: v.optional(ownPhotos, {}),
    ...companyProof,
    ...companyCrew,
    ...optional({
      $schema: text(1, 200, './business/business.schema.json', 'Lets a text editor complete and explain the fields.'),
      headline: words(
        headingText(
          5,
          80,
          'Howell’s tow truck since 1998',
          'The headline of the home page. Leave blank to say “most trusted”.',
        ),
      ),
      legalName: text(
        2,
        80,
        'Example Recovery LLC',
        'The company’s legal name, if it isn’t the one on the truck. Leave blank to show only that one.',
      ),
      secondPhone: phoneNumber(
        '(800) 555-0144',
        'Another number for you, such as a toll-free one, on the contact page. Leave blank to show none.',
      ),
      textPhone: phoneNumber('(732) 555-0143', 'A number that receives texts. Leave blank if you don’t take texts.'),
      email: email('office@example.com', 'For quotes, invoices and fleets. Leave blank to show none.'),
      fleet: companyFleet,
      hours: companyHours('When you answer and send trucks. Leave blank if it’s 24/7.'),
      office: companyHours('When the office is open, if its hours differ from the trucks’.'),
      notice: companyNotice,
      leaveOut: companyLeaveOut,
      confirmed: subset(confirmable, 'The sample’s fields that are true of your company as they are.'),
      sourcesRead: v.pipe(
        v.record(v.string(), day('2027-01-15', 'The day you read it again.')),
        v.metadata({
          description:
            'The sources you read again, by their names in site/content/sources.json, and the day you read each one.',
          toDo: 'Give each source the day you read it.',
          expected: 'names of sources, each with a day as year-month-day',
          examples: [{ 'njdot-help': '2027-01-15' }],
        }),
      ),
      quoteFormId: matching(
        /^[A-Za-z0-9_-]{0,40}$/,
        'the identifier at the end of the form’s address',
        'your-form-id',
        `The ${quoteService} form’s identifier: what comes after ${new URL(quoteOrigin).host}/r/. Leave blank for no quote form.`,
      ),
      rates: companyRates,
      redirects: companyRedirects,
      yard: companyYard,
    }),
  },
  'The owner’s facts: everything that differs from one towing company to the next.',
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
