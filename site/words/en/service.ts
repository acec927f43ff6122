/** What stands around the text of a service. */
export const service = {
  headline: '{service} in {township}, {region}',
  related: 'Related services',
  band: { title: 'Need {service}?', text: 'Call at any hour, or ask for a free quote.' },
};
