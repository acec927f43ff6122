/** What stands around the text of a service. */
export const service = {
  related: 'Related services',
  band: 'Call any time{if quoteForm}, or get a free quote{end}.',
};
