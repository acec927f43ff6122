import { md } from '../md.ts';

/** The contact page. */
export const contact = {
  title: 'Tow Truck in {township}, {region} {postalCode}: Call {phone}',
  description:
    'Need a tow truck in {township}, {region}? Call {phone}. Don’t know where you are? Our locator will show you.',
  headline: 'Call, text or find us',
  heading: 'Contact',
  lead: md`Calling is fastest{if spanish}, in English or Spanish{end}. {weAnswer}`,
  /** On the call button, before the number. */
  call: '{if emergency-towing-service}Emergency towing:{end}{unless emergency-towing-service}Call{end}',
  quote: 'Request Free Quote',
  dispatcher: {
    title: 'What to tell the dispatcher',
    items: [
      'Where you are. Is everyone safe?',
      'Your name and a callback number.',
      'The make, model and color, and whether the wheels roll.',
      'What happened.',
      'How many people and pets.',
      'Where you want it towed.',
    ],
  },
  withoutVoice: {
    title: 'If you can’t make a voice call',
    items: [
      md`{state: text-911}`,
      md`{state: relay}{unless stateWords}If you’re deaf or hard of hearing or have a speech disability, dial {relayNumber} to reach a relay service.{end}{if relayCalls} We take relay calls.{end}`,
      md`{if textPhone}For a tow, text us at {textPhone}.{end}`,
    ],
    more: md`Sources: our [highway guide](/blog/what-to-do-car-breaks-down-highway/#what-to-say).`,
  },
  card: {
    title: 'Address and hours',
    address: 'Address',
    hours: {
      label: '{if office}Tow trucks{end}{unless office}Business hours{end}',
      text: '{if roundTheClock}Open 24/7, holidays included{end}{unless roundTheClock}Open {hours}{end}',
    },
    office: { label: 'Office', text: '{if office}Open {officeHours}{end}' },
    email: 'Email',
    area: { label: 'Service area', text: '{township} and about {serviceMiles} around it' },
    fleets: md`{if fleets}Run a fleet? See [fleet towing](/fleets/){if heavy-duty-towing} or [heavy-duty towing](/services/heavy-duty-towing/){end}.{end}`,
    save: 'Save our number to your phone',
  },
  band: { title: 'Can’t tell where you are?', text: 'Call us, and tell us what you see.' },
  areas: 'Areas we serve',
  map: { title: 'Find us on the map', label: 'Map of {name}', open: 'Open the map in Google Maps' },
  whereAmI: {
    title: 'Where am I?',
    text: 'Without moving anywhere unsafe, look for:',
    drawing: 'A road through a windshield: route shield, mile marker, exit sign, bridge and gas station.',
    prompts: [
      'Road number and direction',
      'Mile marker: small, green',
      'Last exit or next one',
      'A landmark: store, bridge',
    ],
    button: 'Show my location',
    found: 'Your location',
    plusCode: 'The same spot as a Plus Code, short enough to read out loud:',
    /** Behind the code. */
    town: '{township}, {region}',
    /** Before and behind a number of feet. */
    accuracy: ['It’s accurate to about ', ' feet.'],
    rough: ' Give us a landmark too.',
    map: 'See it on the map',
    sending: 'Nothing goes out until you hit Send.',
  },
  /** With the id `privacy`, linked from every footer. */
  privacy: {
    title: 'Privacy and accessibility',
    items: [
      md`This site sets no cookies and doesn’t track you. Its host may log your IP address.`,
      md`{if quoteForm}The quote form is run by Tally. It loads only when you reach for Free Quote, and what you enter goes to Tally and to us.{end}`,
      md`The map is Google’s. It loads when you scroll to it.`,
      md`Your location stays on your phone until you send it or open it in Google Maps.`,
      md`We aim for WCAG 2.2 AA. Something doesn’t work for you? Call {phone}.`,
    ],
  },
};
