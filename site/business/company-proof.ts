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
    value: text(2, 40, '0000000', 'The number, or who issued it.'),
    ...optional({ url: foreignAddress('https://license.example.com/0000000', 'Where it can be looked up.') }),
  },
  'A license, registration or insurance.',
);

/** Of somebody of the company's. */
export const personName = text(2, 60, 'Pat Example', 'The name.');

const person = object(
  {
    name: personName,
    role: words(text(2, 40, 'owner', 'What they do in the company.')),
    ...optional({
      words: words(text(10, 160, 'I answer the phone myself.', 'A sentence of theirs, in their own words.')),
      photo: namedPhoto('pat'),
    }),
  },
  'The owner, or somebody whom callers will meet.',
);

// 16 CFR 255.1: a customer's exact words, neither reworded nor out of context; Part 465: none that is invented or paid for.
const review = object(
  {
    text: text(10, 240, 'They came at two in the morning.', 'The customer’s exact words, whole sentences of them.'),
    name: text(2, 60, 'Pat Example', 'The name as the customer gave it.'),
    date: v.pipe(
      matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month as year-month', '2026-03', 'The month of the review.'),
      v.metadata({ format: 'month', toDo: 'Give the month, such as March 2026.' }),
    ),
    url: foreignAddress('https://reviews.example.com/1', 'Where the review stands.'),
    language: v.optional(oneOf(['en', 'es'], 'es', 'The language it is written in. Left out: English.'), 'en'),
    agreed,
  },
  'A review that a customer wrote.',
);

/** An organization's site. */
export const link = {
  name: text(2, 80, 'Garden State Towing Association', 'Its name.'),
  url: foreignAddress('https://gsta.org/', 'Where it can be looked up.'),
};
const award = object({ name: link.name, ...optional({ url: link.url }) }, 'A membership, certification or award.');

/** What shows who the company is, and can be looked up; each may be left out. */
export const companyProof = {
  otherTowingSites: v.optional(list(object(link, 'A site.'), 0, 8, 'Towing sites that the home page links to.'), []),
  ...optional({
    license: list(
      line,
      1,
      3,
      'Your licenses and registrations to tow, with their numbers; then the site says “licensed”. A USDOT or MC number alone isn’t one. Left out: none.',
    ),
    people: list(person, 1, 3, 'Who the company is, the first of them on the home page. Left out: nobody.'),
    reviews: list(
      review,
      1,
      6,
      'Reviews, word for word: up to two on the home page, the rest on About. Left out: none.',
    ),
    reviewsUrl: foreignAddress('https://reviews.example.com/', 'Where all reviews of the company stand.'),
    reviewUrl: foreignAddress(
      'https://reviews.example.com/write',
      'Where anybody can write a review: a link on About. Ask every customer, and pay for none. Left out: no link.',
    ),
    profiles: list(
      foreignAddress('https://profile.example.com/', 'The address of a page about the company.'),
      1,
      6,
      'The company’s own pages elsewhere: Google, Facebook, the Better Business Bureau. Left out: none.',
    ),
    recognition: list(award, 0, 12, 'Memberships, certifications and awards by name. Left out: none.'),
  }),
};
