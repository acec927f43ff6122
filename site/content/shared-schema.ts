import type * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { list, object, optional } from '../business/fields/shape.ts';
import { markdown, words } from './fields.ts';

/** What several pages say. This text has no page of its own. */
export const sharedSchema = object({
  reviews: object({
    title: words('Heading above several', 'A few of our reviews'),
    one: words('Heading above a single one', 'From our reviews'),
    elsewhere: words('Heading if there are none', 'Where else to find us'),
    all: words('Before the link to all of them', 'All our reviews:'),
    also: words('Before the links to your other pages', 'Also on:'),
    write: words('Before the name of the site to write one on', 'Tell us how we did on'),
  }),
  knowUs: object(
    {
      record: words('After a number that anyone can look up', 'is in the public record.'),
      ...optional({ lines: list(markdown('A line', 'We answer as {name}.'), 1, 6, { label: 'Lines' }) }),
    },
    { label: 'How callers know it’s you', hint: 'The first three lines that your facts give.' },
  ),
  fleetPapers: words('Heading of the papers for fleets', 'For your vendor file'),
  relatedServices: words('Heading of three more services', 'Related services'),
  bandText: words('Words under the question that ends a page', 'Call us, or get a free quote.'),
  location: object(
    {
      waiting: markdown('While the phone looks for it', 'Finding your location…'),
      missing: markdown('If the phone refuses or can’t find it', 'Your phone didn’t give it. Call {phone}.'),
      ready: markdown('If it was found late', 'Found. It hasn’t been sent. Tap again.'),
      before: words('Before the miles, for a place outside your area', 'You’re about'),
      outside: markdown('After these miles', 'miles from {township}. Call and ask: {phone}.'),
    },
    { label: '“Text my location”' },
  ),
  toasts: object(
    {
      loading: markdown('While the quote form opens', 'Opening the quote form…'),
      success: markdown('After the form is sent', 'Thanks! Your request is in.'),
      error: markdown('If the form doesn’t open', 'The quote form didn’t open. Call {phone}.'),
      call: markdown('After a call', 'Got through? Text us your location.'),
    },
    { label: 'Short messages', hint: 'At the edge of the screen.' },
  ),
  ...optional({
    cab: object(
      {
        service: words('What you do', '{roundTheClock} towing'),
        danger: markdown('Words about 911', 'In danger? Call [911](tel:911) before you call us.'),
        ...optional({ tollRoads: words('Words about toll roads', 'Dial #95 there.') }),
        print: words('Button that prints it', 'Print the card'),
      },
      { label: 'Card for the cab of a truck' },
    ),
  }),
  contactCard: words('Note in the contact that visitors save', '{tradeOffer}. In danger, call 911.'),
  sourcesNote: words('Words next to the sources', 'General information, not legal advice.'),
});

export type SharedData = Read<v.InferOutput<typeof sharedSchema>>;
