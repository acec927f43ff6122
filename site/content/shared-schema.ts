import type * as v from 'valibot';
import type { Read } from '../../build/route.ts';
import { object } from '../business/fields/object.ts';
import { words } from './fields.ts';

/** What several pages say; it has no page of its own. */
export const sharedSchema = object(
  {
    reviews: object(
      {
        title: words('A few of our reviews', 'The heading of several reviews.'),
        one: words('From our reviews', 'The heading of a single one.'),
        elsewhere: words('Where else to find us', 'The heading where there are no reviews.'),
        all: words('All our reviews:', 'Before the link to all reviews.'),
        also: words('Also on:', 'Before the links to your pages elsewhere.'),
        write: words('Tell us how we did on', 'Before the name of the site where a review is written.'),
      },
      'Your customers’ reviews.',
    ),
    prices: object(
      {
        tow: words('How much is a tow?', 'The heading of the price of a tow.'),
        visit: words('How much is a visit?', 'The same of a company that doesn’t tow.'),
      },
      'Your prices on home and on the pages of services.',
    ),
    fleetPapers: words('Our papers', 'The heading of what a fleet asks for first.'),
    relatedServices: words('Related services', 'The heading of three more services.'),
    bandText: words('Call us, or get a free quote.', 'The words under the question at the end of a page.'),
    sourcesNote: words('General information, not legal advice.', 'The words beside a page’s sources.'),
  },
  'What several pages say.',
);

export type SharedData = Read<v.InferOutput<typeof sharedSchema>>;
