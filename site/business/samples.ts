import type { Business } from './business.ts';
import { milesOf, offset } from './geography.ts';
import { sampleReader } from './languages.ts';

const sampleCenter = { latitude: 40.17, longitude: -74.2 };

// The range 555-0100 to 555-0199 is kept for fiction (North American Numbering Plan).
const fictional = (number: string | undefined) => /^\+1\d{3}55501\d{2}$/.test(number ?? '');
/** Whether something is as in the examples that editors show, or at an address kept for examples (RFC 2606). */
const isExample = (value: unknown) =>
  /"https:\/\/(?:[^/"]+\.)?example\.(?:com|org|net)[/"]|"Pat Example"|"0000000"/.test(JSON.stringify(value ?? ''));

// Each is something that cannot be true of a real company, so a release refuses it.
const signs: Record<string, (business: Business) => boolean> = {
  name: ({ name }) => name === 'Township Towing',
  url: ({ url }) => isExample(url),
  phone: ({ phone }) => fictional(phone),
  textPhone: ({ textPhone }) => fictional(textPhone),
  'address.street': ({ address }) => address.street === '100 Example Road',
  coordinates: ({ coordinates }) => milesOf(offset(sampleCenter, coordinates)) === 0,
  quoteFormId: ({ quoteFormId }) => quoteFormId === 'your-form-id',
  license: ({ license }) => isExample(license),
  people: ({ people }) => isExample(people),
  reviews: ({ reviews }) => isExample(reviews),
  reviewsUrl: ({ reviewsUrl }) => isExample(reviewsUrl),
  profiles: ({ profiles }) => isExample(profiles),
  languages: ({ languages: [, spanish] }) => spanish?.readBy === sampleReader,
};

/** The names of the fields of business.json that still hold a sample. */
export const sampleFields = (business: Business) => Object.keys(signs).filter((field) => signs[field]?.(business));
