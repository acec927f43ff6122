/** What stands around the text of a service. */
export const service = {
  related: 'Related services',
  band: 'Call us{if quoteForm}, or get a free quote{end}.',
};
