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
      'Where the site lives. Every page is under its path; end a folder that has a period in its name with a slash.',
    ),
    phone: phoneNumber('(732) 555-0142', 'The number that every call button dials.'),
    address: companyAddress,
    ...companyArea,
    claims: companyClaims,
    relayCalls: yesNo(
      true,
      'Whether your dispatchers take 711 relay calls, by which people who cannot hear phone you.',
    ),
    services: v.optional(subset(serviceSlugs, 'What you do, if you don’t do all of them, in any order.'), [
      ...serviceSlugs,
    ]),
    copyrightYear: v.optional(year(1990, 2100, 2024, 'The year after © in the footer.'), 2024),
    languages: v.optional(companyLanguages, ['en']),
    brandColor: v.optional(brandColor, defaultBrandColor),
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
        'The company’s name in its papers, where the truck has another. Left out: only the name is shown.',
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
      sourcesRead: v.pipe(
        v.record(v.string(), day('2027-01-15', 'The day on which you read it again.')),
        v.metadata({
          description:
            'The sources that you read again, by their names in site/content/sources.json, each with the day.',
          toDo: 'Give each source the day on which you read it.',
          expected: 'names of sources, each with a day as year-month-day',
          examples: [{ 'njdot-help': '2027-01-15' }],
        }),
      ),
      quoteFormId: matching(
        /^[A-Za-z0-9_-]{0,40}$/,
        'the identifier at the end of the form’s address',
        'your-form-id',
        `The ${quoteService} form’s identifier: what comes after ${new URL(quoteOrigin).host}/r/. Empty or left out: no quote form.`,
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
