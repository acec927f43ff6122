import * as v from 'valibot';
import { oneOf } from './fields/choice.ts';
import { list } from './fields/list.ts';
import { object, optional } from './fields/object.ts';
import { matching, text } from './fields/text.ts';
import { foreignAddress } from './fields/web-address.ts';
import { words } from './fields/words.ts';
import { namedPhoto } from './named-photo.ts';

/** True once the customer has agreed; nothing else will do. */
const agreed = v.pipe(
  v.literal(true),
  v.metadata({
    description: 'Your word that the customer agreed to be quoted here.',
    toDo: 'Ask the customer, and confirm here that they agreed to be quoted.',
    expected: 'true, once they have agreed',
    examples: [true],
  }),
);

const line = object(
  {
    label: words(text(2, 30, 'Towing license', 'What it is.')),
    value: text(2, 40, '0000000', 'Its number, or who issued it.'),
    ...optional({ url: foreignAddress('https://license.example.com/0000000', 'Where people can check it.') }),
  },
  'A license, registration or insurance.',
);

/** Of somebody of the company's. */
export const personName = text(2, 60, 'Pat Example', 'Their name.');

const person = object(
  {
    name: personName,
    role: words(text(2, 40, 'owner', 'Their job at the company.')),
    ...optional({
      words: words(text(10, 160, 'I answer the phone myself.', 'A sentence in their own words.')),
      photo: namedPhoto('pat'),
    }),
  },
  'The owner, or someone callers will meet.',
);

// 16 CFR 255.1: a customer's exact words, neither reworded nor out of context; Part 465: none that is invented or paid for.
const review = object(
  {
    text: text(10, 240, 'They came at two in the morning.', 'The customer’s exact words, in whole sentences.'),
    name: text(2, 60, 'Pat Example', 'The customer’s name, as they gave it.'),
    date: v.pipe(
      matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month as year-month', '2026-03', 'The month of the review.'),
      v.metadata({ format: 'month', toDo: 'Give the month, such as March 2026.' }),
    ),
    url: foreignAddress('https://reviews.example.com/1', 'The web address of the review.'),
    language: v.optional(oneOf(['en', 'es'], 'es', 'The language it’s written in. Leave blank for English.'), 'en'),
    agreed,
  },
  'A review that a customer wrote.',
);

/** An organization's site. */
export const link = {
  name: text(2, 80, 'Garden State Towing Association', 'Its name.'),
  url: foreignAddress('https://gsta.org/', 'Where people can check it.'),
};
const award = object({ name: link.name, ...optional({ url: link.url }) }, 'A membership, certification or award.');

/** What shows who the company is, and can be looked up; each may be left out. */
export const companyProof = {
  otherTowingSites: v.optional(
    list(object(link, 'A site.'), 0, 8, 'Towing associations that the home page links to.'),
    [],
  ),
  ...optional({
    license: list(
      line,
      1,
      3,
      'Your licenses and registrations to tow, with their numbers, so the site says “licensed”. A USDOT or MC number alone isn’t one. Leave blank to show none.',
    ),
    people: list(
      person,
      1,
      3,
      'The people behind the company. The first one is also on the home page. Leave blank to show none.',
    ),
    reviews: list(
      review,
      1,
      6,
      'Reviews, word for word: up to two on the home page, the rest on About. Leave blank to show none.',
    ),
    reviewsUrl: foreignAddress('https://reviews.example.com/', 'The web address of all your reviews.'),
    reviewUrl: foreignAddress(
      'https://reviews.example.com/write',
      'Where anyone can write a review, for a link on About. Ask every customer, and never pay for one. Leave blank for no link.',
    ),
    profiles: list(
      foreignAddress('https://profile.example.com/', 'The address of a page about the company.'),
      1,
      6,
      'Your pages elsewhere, such as Google, Facebook or the Better Business Bureau. Leave blank to show none.',
    ),
    recognition: list(award, 0, 12, 'Memberships, certifications and awards, by name. Leave blank to show none.'),
  }),
};
