import type { Conditions } from '../conditions.ts';

/** What is around the text of a service. */
export const service = ({ quoteForm }: Conditions) => ({
  related: 'Otros servicios',
  band: `Llámenos${quoteForm ? ', o pida una cotización gratis' : ''}.`,
});
