import { yesNo } from './fields/choice.ts';
import { list } from './fields/list.ts';
import { integer } from './fields/number.ts';
import { object, optional } from './fields/object.ts';
import { text } from './fields/text.ts';
import { foreignAddress } from './fields/web-address.ts';
import { words } from './fields/words.ts';
import { namedPhoto } from './named-photo.ts';

const truck = object(
  {
    name: text(2, 30, 'Unit 7', 'Its name or number.'),
    kind: words(text(2, 40, 'rollback', 'What it is.')),
    capacity: words(text(2, 40, 'up to 10,000 pounds', 'What it can carry or tow.')),
    ...optional({
      isHeavy: yesNo(true, 'Whether it’s for trucks and buses, so the heavy-duty page shows it. Leave blank for no.'),
      photo: namedPhoto('unit-7'),
    }),
  },
  'A truck.',
);

const certifier = object(
  {
    name: text(2, 80, 'Example Towing Certification', 'Who certified them, and the level.'),
    ...optional({ url: foreignAddress('https://certification.example.com/', 'Where people can check it.') }),
  },
  'A certification of your operators.',
);

const limit = (example: number, description: string) =>
  integer(1000, 100_000_000, example, `${description}, in dollars.`);

const insurance = object(
  {
    insurer: text(2, 60, 'Example Mutual', 'The insurance company.'),
    ...optional({
      onHook: limit(100_000, 'The on-hook limit: what a vehicle on the truck is insured for'),
      cargo: limit(250_000, 'The cargo limit: what its load is insured for'),
    }),
  },
  'Your insurance. Leave blank and no page says you’re insured.',
);

/** Who and what comes when somebody calls; each may be left out. */
export const companyCrew = optional({
  story: words(
    text(
      40,
      900,
      'My father bought his first wrecker in 1987 and parked it behind the house. Two of us drive today.',
      'Your story on the About page, in your own words: who started the company, when, and with what. Leave blank to show a general one.',
    ),
  ),
  trucks: list(truck, 1, 12, 'Your trucks, in the order to show them. Leave blank to show none.'),
  operators: list(certifier, 1, 4, 'Who certified your operators. Leave blank and no page says they’re certified.'),
  insurance,
  policeLists: list(
    text(2, 30, 'Howell', 'A town.'),
    1,
    12,
    'The towns whose police tow list you’re on. Leave blank to show none.',
  ),
  rideAlong: yesNo(
    true,
    'Whether customers can ride in the truck, each with a seat belt. Leave blank to say nothing about it.',
  ),
});
