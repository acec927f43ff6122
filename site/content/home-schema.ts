import { list, object, optional } from '../business/fields/shape.ts';
import { band, markdown, page, titled, words } from './fields.ts';

const tile = (name: string) =>
  markdown(name, `[${name}](/services/car-towing/#engine-failure)`, 'A link to the heading with its answer.');
const step = object({
  title: words('In a few words', 'Tell us where you are'),
  text: markdown('In a sentence', 'The road, your direction.'),
});

const placeFields = {
  title: words('Its name', 'On a quiet street'),
  answer: list(markdown('Line', 'Take your time.'), 1, 4, {
    label: 'What to do there',
    hint: 'A line has at most fourteen words.',
  }),
};
const place = (label: string) => object(placeFields, { label });
/** Only a state with words about its toll roads has this place. */
const tollRoad = object(optional(placeFields), { label: 'On a toll road', hint: 'In a state that has words for it.' });

/** Whom to call, by the place where the car stopped. Home has a short form, with a line for each number. */
const whoToCall = object(
  {
    question: words('Question above the road', 'Where did the car stop?'),
    danger: list(markdown('Line', 'Hurt? Call [911](tel:911).'), 1, 4, { label: 'What comes before every place' }),
    inLine: object(
      {
        danger: words('Words before 911', 'Hurt? Smoke or fire?'),
        ours: words('Words before your number', 'Safe where you are?'),
        ...optional({
          tollRoads: words('Words before the numbers of toll roads', '{state: toll-road-question}'),
        }),
      },
      { label: 'The short form on the home page' },
    ),
    safeGround: list(markdown('Line', 'Get everyone out on the side away from traffic.'), 1, 3, {
      label: 'On a shoulder with a safe place to go',
      hint: 'Before that place’s own lines. A line has at most fourteen words.',
    }),
    wayOut: markdown('On a shoulder with no safe place to go', 'No safe ground? Stay in and call 911.'),
    places: object(
      { lane: place('In a lane'), tollRoad, shoulder: place('On a shoulder'), off: place('Off the road') },
      { label: 'Places on the road' },
    ),
  },
  { label: 'Who to call, by where the car stopped', hint: 'Shown by {who-to-call} in a text.' },
);

/** The front matter of home. */
export const homeSchema = object({
  ...page,
  headline: words('Heading of the page', '{headline}', 'Also the words on the picture for sharing.'),
  lead: words('Opening words', '{offer}, with a fast response.'),
  danger: words('Words next to 911', 'In danger? Call 911 first.'),
  breakdowns: object(
    {
      ...titled,
      items: object(
        optional({
          'flat-tire': tile('Flat tire'),
          'dead-battery': tile('Dead battery'),
          'locked-out': tile('Locked out'),
          'out-of-fuel': tile('Out of gas'),
          overheated: tile('Overheating'),
          stuck: tile('Stuck'),
          accident: tile('Crash'),
          engine: tile('Engine failure'),
        }),
        { label: 'Links', hint: 'Each next to its icon.' },
      ),
    },
    { label: 'What can be wrong with a car', hint: 'A tile appears only if a page covers it.' },
  ),
  whoToCall,
  response: object(
    {
      ...titled,
      steps: list(step, 1, 8),
    },
    { label: 'What happens after a call' },
  ),
  intro: object(
    {
      ...titled,
      text: markdown('Words under it', '{name} has been getting drivers home {experience}.'),
    },
    { label: 'Who you are' },
  ),
  motorcycle: object(
    {
      name: words('Title of its card', 'Motorcycle Towing'),
      ...optional({ summary: markdown('What its card says', 'Upright, on a flatbed', 'Leave blank for no card.') }),
    },
    { label: 'Motorcycles' },
  ),
  area: markdown('Where you work', 'We cover {township}.', 'Under the words about you.'),
  ourServices: words('Heading of the services', 'Our services'),
  otherTowingSites: words('Heading of the links to associations', 'Towing trade associations'),
  band,
});
