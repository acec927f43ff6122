import * as v from 'valibot';
import { type Business, businessSchema, confirmable } from './business.ts';
import { serviceOfClaim } from './company-claims.ts';
import { practices } from './practices.ts';
import sampleFacts from './sample.json';

const sample = v.parse(businessSchema, sampleFacts);

/** The value at a path; of words in several languages, the English ones. */
function valueAt(facts: Business, path: string): unknown {
  const value = path.split('.').reduce<unknown>((object, name) => Object(object)[name], facts);
  return Object(value).en ?? value;
}

function asInSample(field: string, business: Business): string {
  const value = valueAt(business, field);
  if (JSON.stringify(value) !== JSON.stringify(valueAt(sample, field))) return '';
  const what = Array.isArray(value) ? 'the list' : value;
  return `${value === undefined ? 'left out' : `still ${what}`}, as in the sample`;
}

/** The fields and practices that a release asks about and nobody has changed or confirmed, with the reason for each. */
export function unconfirmed(business: Business) {
  return confirmable.flatMap((field) => {
    if (business.confirmed?.includes(field)) return [];
    const {
      says,
      service,
      fact = 'name',
    } = practices[field] ?? { service: serviceOfClaim[field.replace('claims.', '')] };
    const isOffered = !service || business.services.includes(service);
    const isSaid = isOffered && business[fact] && !business.leaveOut?.some((what) => what === field);
    const reason = isSaid && (says ? `what your site says: ${says}` : asInSample(field, business));
    return reason ? { field, reason } : [];
  });
}
