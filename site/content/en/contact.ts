import type { Conditions } from '../conditions.ts';

/** The labels of the contact page; its words are in pages/contact.md. */
export const contact = ({ office, roundTheClock, street, 'emergency-towing-service': emergencies }: Conditions) => ({
  /** On the call button, before the number. */
  call: emergencies ? 'Emergency towing:' : 'Call',
  quote: 'Request Free Quote',
  card: {
    title: street ? 'Address and hours' : 'Our hours and area',
    phones: 'Phones',
    address: street ? 'Address' : 'Based in',
    hours: {
      label: 'Phones answered',
      text: roundTheClock ? '24/7, holidays included' : '{Hours}',
    },
    office: { label: 'Office', text: office ? 'Open {officeHours}' : '' },
    email: 'Email',
    area: { label: 'Service area', text: '{township} and {serviceMiles} around it' },
    save: 'Save our number',
  },
  areaMap: 'Map of {township} and the towns around it',
  map: { label: 'Map of {name}', open: 'Open the map in Google Maps' },
  whereAmI: {
    button: 'Show my location',
  },
});
