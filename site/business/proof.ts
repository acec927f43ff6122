import * as v from 'valibot';
import { about, list, object, oneOf, optional } from './fields/shape.ts';
import { matching, text } from './fields/text.ts';
import { foreignAddress } from './fields/web-address.ts';

/** Must be true: the customer has agreed. */
const agreed = v.pipe(
  v.literal(true),
  about({
    label: 'The customer agreed to be quoted here',
    example: true,
    expected: 'a yes, once you have asked the customer',
  }),
);

// 16 CFR 255.1: a customer's exact words, neither reworded nor out of context; Part 465: none that is invented or paid for.
const review = object({
  text: text(10, 240, {
    label: 'The customer’s words',
    hint: 'Exactly, in whole sentences.',
    example: 'They came at two in the morning.',
  }),
  name: text(2, 60, { label: 'Name, as the customer gave it', example: 'Pat Example', sample: 'own' }),
  date: matching(/^20\d\d-(?:0[1-9]|1[0-2])$/, 'a month', { label: 'Month', example: '2026-03', format: 'month' }),
  url: foreignAddress({ label: 'Where the review is on the web', example: 'https://reviews.example.com/1' }),
  language: v.optional(
    oneOf(['en', 'es'], {
      label: 'Written in',
      hint: 'Leave blank for English.',
      example: 'es',
      names: { en: 'English', es: 'Spanish' },
    }),
    'en',
  ),
  agreed,
});

const organization = text(2, 80, { example: 'Garden State Towing Association' });
const theirSite = (label: string) => foreignAddress({ label, example: 'https://gsta.org/' });

/** What anyone can look up about the company. */
export const proof = {
  ...optional({
    reviews: list(review, 1, 6, {
      label: 'Reviews, word for word',
      hint: 'Up to two on the home page, the rest on About. Leave blank to show none.',
    }),
    reviewsUrl: foreignAddress({ label: 'Where all your reviews are', example: 'https://reviews.example.com/' }),
    reviewUrl: foreignAddress({
      label: 'Where customers write one',
      hint: 'For a link on About. Ask every customer, and never pay for one. Leave blank for no link.',
      example: 'https://reviews.example.com/write',
    }),
    profiles: list(foreignAddress({ example: 'https://profile.example.com/' }), 1, 6, {
      label: 'Your pages elsewhere',
      hint: 'Such as Google, Facebook or the Better Business Bureau. Leave blank to show none.',
    }),
    recognition: list(
      object({ name: organization, ...optional({ url: theirSite('Where people can check it') }) }),
      0,
      12,
      { label: 'Memberships and awards', hint: 'Certifications too. Leave blank to show none.' },
    ),
  }),
  otherTowingSites: v.optional(
    list(object({ name: organization, url: theirSite('Web address') }), 0, 8, {
      label: 'Towing associations to link to',
      hint: 'On the home page, and on About if you name no membership.',
      sample: 'ask',
    }),
    [],
  ),
};
