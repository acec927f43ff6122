/** What stands around the text of a service. */
export const service = {
  related: 'Otros servicios',
  band: 'Llámenos{if quoteForm}, o pida una cotización gratis{end}.',
};
