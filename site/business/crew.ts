import { integer } from './fields/number.ts';
import { list, object, optional, yesNo } from './fields/shape.ts';
import { text, words } from './fields/text.ts';
import { foreignAddress } from './fields/web-address.ts';
import { fleet, personName } from './fleet.ts';
import { namedPhoto } from './photo-fields.ts';

const whereToCheck = (example: string) => foreignAddress({ label: 'Where people can check it', example });

const person = object({
  name: personName,
  role: words(text(2, 40, { label: 'Their job', example: 'owner' })),
  ...optional({
    words: words(text(10, 160, { label: 'A sentence in their words', example: 'I answer the phone myself.' })),
    photo: namedPhoto('pat'),
  }),
});

const truck = object({
  name: text(2, 30, { hint: 'Its name or number.', example: 'Unit 7' }),
  kind: words(text(2, 40, { label: 'What it is', example: 'rollback' })),
  capacity: words(text(2, 40, { label: 'What it can carry or tow', example: 'up to 10,000 pounds' })),
  ...optional({
    isHeavy: yesNo({ label: 'For trucks and buses', hint: 'So the heavy-duty page shows it. Leave blank for no.' }),
    photo: namedPhoto('unit-7'),
  }),
});

const certifier = object({
  name: text(2, 80, {
    hint: 'Who certified them, and the level.',
    example: 'Example Towing Certification',
    sample: 'own',
  }),
  ...optional({ url: whereToCheck('https://certification.example.com/') }),
});

const limit = (label: string, hint: string, example: number) => integer(1000, 100_000_000, { label, hint, example });

const insurance = object(
  {
    insurer: text(2, 60, { label: 'Insurance company', example: 'Example Mutual', sample: 'own' }),
    ...optional({
      onHook: limit('On-hook limit, in dollars', 'What a vehicle on the truck is insured for.', 100_000),
      cargo: limit('Cargo limit, in dollars', 'What its load is insured for.', 250_000),
    }),
  },
  { hint: 'Leave blank and no page says you’re insured.' },
);

const license = object({
  label: words(text(2, 30, { label: 'What it is', example: 'Towing license' })),
  value: text(2, 40, { label: 'Its number, or who issued it', example: '0000000', sample: 'own' }),
  ...optional({ url: whereToCheck('https://license.example.com/0000000') }),
});

/** Who and what comes when someone calls. No page mentions what is left out. */
export const crew = optional({
  story: words(
    text(40, 900, {
      label: 'Your story',
      hint: 'On the About page, in your own words: who started the company, when, and with what. Leave blank to show a general one.',
      example: 'My father bought his first wrecker in 1987 and parked it behind the house. Two of us drive today.',
    }),
  ),
  people: list(person, 1, 3, {
    label: 'People your callers will meet',
    hint: 'The first one is also on the home page. Leave blank to show none.',
  }),
  trucks: list(truck, 1, 12, { label: 'Your trucks', hint: 'In the order to show them. Leave blank to show none.' }),
  nameOnTrucks: yesNo({
    label: 'You answer with your name, and it’s on every truck',
    hint: 'The site then tells callers so. Leave blank to say nothing about it.',
  }),
  operators: list(certifier, 1, 4, {
    label: 'Who certified your operators',
    hint: 'Leave blank and no page says they’re certified.',
  }),
  insurance,
  license: list(license, 1, 3, {
    label: 'Licenses and registrations',
    hint: 'To tow, with their numbers, so the site says “licensed”. A USDOT or MC number alone isn’t one. Leave blank to show none.',
  }),
  policeLists: list(text(2, 30, { example: 'Howell' }), 1, 12, {
    label: 'Police tow lists you are on',
    hint: 'By town. Leave blank to show none.',
  }),
  rideAlong: yesNo({
    label: 'Customers may ride along',
    hint: 'Each with a seat belt. Leave blank to say nothing about it.',
  }),
  fleet,
});
