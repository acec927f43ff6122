import { averageResponse, flatbedPounds, heavyDutyPounds, longDistanceMiles, recyclableShare } from './claims.ts';

/** One of the eight services: what menus, cards and the page's head say of it. */
export interface Service {
  slug: string;
  /** As in menus and lists. */
  name: string;
  /** One or two sentences for cards, 90 to 160 characters. */
  summary: string;
  /** What its scene shows, as the picture's alternative text. */
  picture: string;
  /** The head's title without the business name, which is added where it fits in 60 characters. */
  title: (township: string) => string;
  /** The head's description, 50 to 160 characters with a township of up to 30. */
  description: (township: string) => string;
  /** Slugs of the services that a reader of this page may need instead or next. */
  related: readonly [string, string, string];
}

/** The eight services, in the order of every menu and list. */
export const services: readonly Service[] = [
  {
    slug: 'emergency-towing-service',
    name: 'Emergency Towing',
    summary: `Stopped somewhere unsafe? Call at any hour. A truck comes, on average in ${averageResponse}.`,
    picture: 'A tow truck with its beacon on pulls up behind a car that stands on the shoulder with its hood open.',
    title: (township) => `24/7 Emergency Towing in ${township}, NJ`,
    description: (township) =>
      `Emergency towing in ${township}, NJ, 24/7. What to do in the next five minutes, when to call 911 and how soon a truck comes.`,
    related: ['roadside-assistance', 'accident-recovery', 'flatbed-towing'],
  },
  {
    slug: 'flatbed-towing',
    name: 'Flatbed Towing',
    summary:
      'All the wheels off the road: the right ride for all-wheel drive, for most electric cars, for low cars and for motorcycles.',
    picture: 'A sedan rides on the deck of a flatbed truck.',
    title: (township) => `Flatbed Towing in ${township}, NJ`,
    description: (township) =>
      `Flatbed towing in ${township}, NJ, up to ${flatbedPounds}, 24/7. Which cars and motorcycles need it and how they are loaded.`,
    related: ['car-towing', 'long-distance-towing', 'accident-recovery'],
  },
  {
    slug: 'car-towing',
    name: 'Car Towing',
    summary:
      'From the driveway, the curb or the parking garage to your mechanic, by wheel-lift or by flatbed, whichever the car needs.',
    picture: 'A wheel-lift truck tows a sedan with its front wheels off the road.',
    title: (township) => `Car Towing in ${township}, NJ`,
    description: (township) =>
      `Car towing in ${township}, NJ, day and night: wheel-lift or flatbed, what to tell the dispatcher and where to send the car.`,
    related: ['flatbed-towing', 'roadside-assistance', 'junk-car-removal'],
  },
  {
    slug: 'heavy-duty-towing',
    name: 'Heavy-Duty Towing',
    summary: `Trucks, buses and motor homes up to ${heavyDutyPounds}, with the load and the scene thought through before the lift.`,
    picture: 'A heavy wrecker with its boom raised lifts the rear of a trailer that has slid off the road.',
    title: (township) => `Heavy-Duty Towing in ${township}, NJ`,
    description: (township) =>
      `24/7 heavy-duty towing around ${township}, NJ, up to ${heavyDutyPounds}: trucks, buses and motor homes, and what a fleet can settle beforehand.`,
    related: ['accident-recovery', 'long-distance-towing', 'emergency-towing-service'],
  },
  {
    slug: 'long-distance-towing',
    name: 'Long-Distance Towing',
    summary: `A planned tow of up to ${longDistanceMiles}, to the garage, to the buyer or to the new home that you name.`,
    picture: 'A flatbed carries an SUV past a mile marker on an open highway.',
    title: (township) => `Long-Distance Towing from ${township}, NJ`,
    description: (township) =>
      `Long-distance towing from ${township}, NJ, up to ${longDistanceMiles}. How to plan the trip, get the car ready and hand it over.`,
    related: ['flatbed-towing', 'heavy-duty-towing', 'car-towing'],
  },
  {
    slug: 'roadside-assistance',
    name: 'Roadside Assistance',
    summary:
      'A dead battery, a flat, an empty tank, locked-in keys, spinning wheels: fixed where the car is, without a tow.',
    picture: 'A service van and a car stand nose to nose, joined by jumper cables.',
    title: (township) => `Roadside Assistance in ${township}, NJ`,
    description: (township) =>
      `24/7 roadside assistance in ${township}, NJ: jump starts, flat tires, fuel, lockouts and a pull out of the mud, right where the car stands.`,
    related: ['emergency-towing-service', 'car-towing', 'flatbed-towing'],
  },
  {
    slug: 'accident-recovery',
    name: 'Accident Recovery',
    summary:
      'Once 911 and the police have done their part: out of the ditch by winch, onto the deck, and away to the shop or the yard.',
    picture: 'A winch line runs from a tow truck on the road down to a pickup in the ditch.',
    title: (township) => `Accident Recovery in ${township}, NJ`,
    description: (township) =>
      `Accident recovery near ${township}, NJ, 24/7. Who to call first, who chooses the tow, and how a car comes out of a ditch.`,
    related: ['flatbed-towing', 'heavy-duty-towing', 'junk-car-removal'],
  },
  {
    slug: 'junk-car-removal',
    name: 'Junk Car Removal',
    summary: `The car that will not run again leaves your driveway or yard, and ${recyclableShare} of it can be recycled.`,
    picture: 'An old car is drawn up the tilted deck of a flatbed, beside a stack of crushed cars.',
    title: (township) => `Junk Car Removal in ${township}, NJ`,
    description: (township) =>
      `Junk car removal in ${township}, NJ: the papers you need, what to take out first, and what becomes of the car.`,
    related: ['car-towing', 'roadside-assistance', 'flatbed-towing'],
  },
];

/**
 * The service with this slug.
 * @throws where there is none
 */
export function serviceNamed(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service in site/services.ts has the slug "${slug}".`);
  return service;
}
