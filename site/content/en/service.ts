import type { Conditions } from '../conditions.ts';

/** What is around the text of a service. */
export const service = ({ quoteForm }: Conditions) => ({
  related: 'Related services',
  band: `Call us${quoteForm ? ', or get a free quote' : ''}.`,
});
