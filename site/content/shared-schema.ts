import type * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { object, optional } from '../business/fields/object.ts';
import { markdown, words } from './fields.ts';

/** What several pages say; it has no page of its own. */
export const sharedSchema = object(
  {
    reviews: object(
      {
        title: words('A few of our reviews', 'The heading of several reviews.'),
        one: words('From our reviews', 'The heading of a single one.'),
        elsewhere: words('Where else to find us', 'The heading if there are no reviews.'),
        all: words('All our reviews:', 'Before the link to all reviews.'),
        also: words('Also on:', 'Before the links to your pages elsewhere.'),
        write: words('Tell us how we did on', 'Before the name of the site to write a review on.'),
      },
      'Your customers’ reviews.',
    ),
    prices: object(
      {
        tow: words('How much is a tow?', 'The heading of the price of a tow.'),
        visit: words('How much is a visit?', 'The same for a company that doesn’t tow.'),
      },
      'Your prices on home and on the pages of services.',
    ),
    fleetPapers: words('Our papers', 'The heading of the papers for fleets.'),
    relatedServices: words('Related services', 'The heading of three more services.'),
    bandText: words('Call us, or get a free quote.', 'The words under the question at the end of a page.'),
    location: object(
      {
        waiting: markdown('Finding your location…', 'While the phone looks for it.'),
        denied: markdown('Your phone didn’t share it. Call {phone}.', 'If the visitor or the phone refuses.'),
        timeout: markdown('Your phone hasn’t found it. Call {phone}.', 'If the phone takes too long.'),
        unavailable: markdown('Your phone can’t get one here. Call {phone}.', 'If the phone can’t find it.'),
        ready: markdown('Found. It hasn’t been sent. Tap again.', 'If it was found late.'),
        before: words('You’re about', 'Before the miles, for a place outside the area.'),
        outside: markdown('miles from {township}. Call and ask: {phone}.', 'After that number.'),
      },
      'What “Text my location” says.',
    ),
    toasts: object(
      {
        loading: markdown('Opening the quote form…', 'While the form opens.'),
        success: markdown('Thanks! Your request is in.', 'After the form is sent.'),
        error: markdown('The quote form didn’t open. Call {phone}.', 'If the form doesn’t open.'),
        call: markdown('Got through? Text us your location.', 'After a call.'),
      },
      'Short messages at the edge of the screen.',
    ),
    heavyTrucks: markdown(
      'We cover {serviceMiles} around {township}.',
      'The words under the trucks for heavy vehicles.',
    ),
    ...optional({
      cab: object(
        {
          service: words('{roundTheClock} towing', 'What the company does.'),
          danger: markdown('In danger? Call [911](tel:911) before you call us.', 'The words about 911.'),
          ...optional({ tollRoads: words('Dial #95 there.', 'The words about toll roads.') }),
        },
        'The card for the cab of a fleet truck.',
      ),
    }),
    contactCard: words('{tradeOffer}. In danger, call 911.', 'The note in the contact that visitors save.'),
    sourcesNote: words('General information, not legal advice.', 'The words next to a page’s sources.'),
  },
  'What several pages say.',
);

export type SharedData = Read<v.InferOutput<typeof sharedSchema>>;
