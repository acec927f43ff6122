import type { Conditions } from '../conditions.ts';

/** What stands around the text of a service. */
export const service = ({ quoteForm }: Conditions) => ({
  related: 'Otros servicios',
  band: `Llámenos${quoteForm ? ', o pida una cotización gratis' : ''}.`,
});
