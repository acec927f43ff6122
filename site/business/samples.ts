import type { Business } from './business.ts';
import { milesOf, offset } from './geography.ts';
import { sampleReader } from './languages.ts';

const sample = {
  name: 'Township Towing',
  township: 'Howell',
  street: '100 Example Road',
  coordinates: { latitude: 40.17, longitude: -74.2 },
  towns: 'Freehold, Marlboro, Manalapan, Colts Neck, Jackson, Brick, Lakewood, Toms River',
};

// The range 555-0100 to 555-0199 is kept for fiction (North American Numbering Plan).
const fictional = (number: string | undefined) => /^\+1\d{3}55501\d{2}$/.test(number ?? '');
/** Farther away than the township is wide: the sample's township and towns cannot be the company's. */
const isElsewhere = ({ coordinates }: Business) => milesOf(offset(sample.coordinates, coordinates)) > 10;

// Each is something that cannot be true of a real company, so a release refuses it.
const signs: Record<string, (business: Business) => boolean> = {
  name: ({ name }) => name === sample.name,
  township: (business) => business.township === sample.township && isElsewhere(business),
  url: ({ url }) => /^https:\/\/(?:[^/]+\.)?example\.(?:com|org|net)\//.test(url),
  phone: ({ phone }) => fictional(phone),
  textPhone: ({ textPhone }) => fictional(textPhone),
  'address.street': ({ address }) => address.street === sample.street,
  coordinates: ({ coordinates }) => milesOf(offset(sample.coordinates, coordinates)) === 0,
  towns: (business) => business.towns.map(({ name }) => name).join(', ') === sample.towns && isElsewhere(business),
  quoteFormId: ({ quoteFormId }) => quoteFormId === 'your-form-id',
  languages: ({ languages: [, spanish] }) => spanish?.readBy === sampleReader,
};

/** The names of the fields of business.json that still hold a sample. */
export const sampleFields = (business: Business) => Object.keys(signs).filter((field) => signs[field]?.(business));

/** Why a release refuses a field, in a sentence. */
export const sampleFault = (file: string, field: string) =>
  `${file}: ${field} is still a sample. A release needs your own.`;
