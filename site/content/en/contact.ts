import { md } from '../md.ts';

/** The contact page. */
export const contact = {
  title: 'Call a 24/7 Tow Truck in {township}, {region}',
  description:
    'Need a tow truck in {township}, {region}? Call {phone}, 24/7. Hours, address, service area, and a tool that shows you where you are.',
  headline: 'Call any time, day or night',
  heading: 'Contact',
  lead: md`In an emergency, calling is fastest. We answer 24 hours a day, 365 days a year.{if heavy-duty-towing} Do you run a fleet? See [fleet towing](/fleets/) and [heavy-duty towing](/services/heavy-duty-towing/), or just call.{end}`,
  quote: 'Request Free Quote',
  emergency: {
    title: 'In danger? Call 911 first',
    text: md`If anyone is hurt, you see smoke or fire, your car is in a traffic lane, or you don’t feel safe where you are, call [911](tel:911) before you call us. On the Garden State Parkway, dial {parkwayNumber}. On the New Jersey Turnpike, dial {turnpikeNumber}. Only authorized garages can tow on those two roads. Stuck on any other highway? Here’s [what to do now](/blog/what-to-do-car-breaks-down-highway/).`,
  },
  dispatcher: {
    title: 'What to tell the dispatcher',
    drawing:
      'Behind a guardrail, a driver with a phone waits next to another person and a dog. Their car is on the shoulder with its hood up and steam rising. In the distance is a shop with a pin above it.',
    items: [
      'Where you are, and whether everyone is safe.',
      'Your name and a callback number.',
      'The make, model and color, and whether all the wheels roll.',
      'What happened: it died, it was in a crash, it won’t go into gear.',
      'How many people and pets are with you.',
      'Where you want it towed, if you know.',
    ],
  },
  withoutVoice: {
    title: 'If you can’t make a voice call',
    items: [
      md`Are you in danger and can’t speak? Text 911 from anywhere in New Jersey. Start with the town, the road and the cross street. Write in English and leave out pictures. If it turns out you can talk, call, because texts can be slow or get lost.`,
      md`Are you deaf or hard of hearing, or do you have a speech disability? Dial {relayNumber} for New Jersey Relay. It’s free, day and night, from any phone.{if relayCalls} We take relay calls. Our number is {phone}.{end}`,
      md`{if textPhone}Do you need a tow and can’t talk? Text us at {textPhone}. Say where you are, what you’re driving and what happened.{end}`,
    ],
    more: md`Our [highway guide](/blog/what-to-do-car-breaks-down-highway/#what-to-say) has more, with the sources.`,
  },
  card: {
    title: 'Address and hours',
    address: 'Address',
    hours: { label: 'Business hours', text: 'Open 24/7, holidays included' },
    area: { label: 'Service area', text: '{township} and about {serviceMiles} around it' },
    save: 'Save our number to your phone',
  },
  areas: 'Areas we serve',
  map: { title: 'Find us on the map', label: 'Map of {name}', open: 'Open the map in Google Maps' },
  whereAmI: {
    title: 'Where am I?',
    text: 'Without moving anywhere unsafe, look around and tell us what you see:',
    drawing:
      'A map with a road across it. A shield gives its number, arrows show one direction of travel, and a mile marker and an exit sign leave only a short stretch of it. A pin is on that stretch, across from a gas station.',
    prompts: [
      'The road name or route number.',
      'Which direction you were headed: north, south, east or west, or the next town.',
      'The nearest mile marker, the small green sign on the side of the road.',
      'The last exit you passed, or the next one ahead.',
      'A landmark: a gas station, a bridge, a store sign.',
    ],
    button: 'Show my location',
    waiting: 'We’re finding your location. Your phone may ask for permission.',
    denied: md`Your phone didn’t share its location. Tell us what the signs around you say, or call {phone}.`,
    timeout: 'Your phone couldn’t get a location in time. Try again, or tell us what the signs around you say.',
    unavailable: 'Your phone can’t get a location here. Tell us what the signs around you say.',
    found: 'Your location',
    plusCode:
      'Here’s the same spot as a Plus Code. It’s shorter to read out, and the dispatcher can type it into Google Maps.',
    /** Behind the code. */
    town: '{township}, {region}',
    accuracy: 'It’s accurate to about {feet} feet.',
    rough: ' That’s rough, so give us the road and a landmark too.',
    map: 'See it on the map',
    message: 'I need a tow. My location:',
    textUs: 'Text us at {textPhone}',
    sending: 'Once your location shows above, we add it to the message. Nothing goes out until you hit Send.',
  },
};
