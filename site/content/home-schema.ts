import { list } from '../business/fields/list.ts';
import { object, optional } from '../business/fields/object.ts';
import { band, markdown, page, titled, words } from './fields.ts';

const tile = (label: string) =>
  markdown(`[${label}](/services/car-towing/#engine-failure)`, 'A link to the heading with its answer.');
const job = (kind: string) =>
  object(
    {
      kind: words(kind, 'As in the heading of all of them: “Heavy-duty and motorcycle towing”.'),
      name: words('Heavy-Duty Towing', 'The title of its card.'),
      ...optional({ summary: markdown('Trucks, buses and RVs.', 'What the card says. Leave blank for no card.') }),
    },
    'A job.',
  );
const step = object(
  { title: words('Tell us where you are', 'A few words.'), text: markdown('The road, your direction.', 'A sentence.') },
  'A step.',
);

const placeFields = {
  title: words('On a quiet street', 'Where the car stopped.'),
  answer: list(markdown('Take your time.', 'A line of at most fourteen words.'), 1, 4, 'What to do there.'),
};
const place = object(placeFields, 'A place on the drawn road.');
/** A state without words on its toll roads has no such place. */
const tollRoad = object(optional(placeFields), 'A place on the drawn road, in a state that has words for it.');

/** Whom to call, by the place where the vehicle stopped; home says it in a line for each number. */
const whoToCall = object(
  {
    question: words('Where did the car stop?', 'The question above the drawn road.'),
    danger: list(markdown('Hurt? Call [911](tel:911).', 'A sentence.'), 1, 4, 'What comes before every place.'),
    inLine: object(
      {
        danger: words('Hurt? Smoke or fire?', 'The words before 911.'),
        ours: words('Safe where you are?', 'The words before the company’s number.'),
        ...optional({
          tollRoads: words('{state: toll-road-question}', 'The words before the numbers of toll roads.'),
        }),
      },
      'The short form on the home page, one line for each number.',
    ),
    safeGround: list(
      markdown('Get everyone out on the side away from traffic.', 'A line of at most fourteen words.'),
      1,
      3,
      'What to do on a shoulder with a safe place to go, before that place’s own lines.',
    ),
    wayOut: markdown(
      'No safe ground? Stay in and call 911.',
      'What to do on a shoulder with no safe place to go: the last words.',
    ),
    places: object({ lane: place, tollRoad, shoulder: place, off: place }, 'What to do in each place.'),
  },
  'Who to call, by where the car stopped: {who-to-call} in a text shows it.',
);

/** What is above the text of home. */
export const homeSchema = object(
  {
    ...page,
    headline: words('{headline}', 'The heading of the page, and the words on the picture that chat apps show.'),
    lead: words('{offer}, with a fast response.', 'The words under the headline.'),
    danger: words('In danger? Call 911 first.', 'The words next to 911.'),
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
          'A link next to its icon.',
        ),
      },
      'What can be wrong with a car. A tile appears only if a page covers it.',
    ),
    whoToCall,
    response: object(
      {
        ...titled,
        steps: list(step, 1, 8, 'What happens next.'),
        help: markdown('[Where am I?](/contact/)', 'Links.'),
      },
      'What happens after a call.',
    ),
    intro: object(
      { ...titled, text: markdown('{name} has been getting drivers home {experience}.', 'The words under it.') },
      'Who the company is.',
    ),
    specialties: object(
      {
        'heavy-duty-towing': job('heavy-duty'),
        motorcycle: job('motorcycle'),
        'long-distance-towing': job('long-distance'),
      },
      'The jobs that take more than an ordinary truck.',
    ),
    area: markdown('We cover {township}.', 'Where the company works, under those words.'),
    ourServices: words('Our services', 'The heading of the cards.'),
    otherTowingSites: words('Towing trade associations', 'The heading of the links to them.'),
    band,
  },
  'The home page.',
);
