import * as v from 'valibot';
import type { Problem } from '../../build/route.ts';
import { type Business, businessSchema, confirmable } from './business.ts';
import { serviceOfClaim } from './company-claims.ts';
import { releaseWarning } from './field-problem.ts';
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
  return `is ${value === undefined ? 'left out' : `still ${what}`}, as in the sample`;
}

/** Warnings for the fields and practices that a release asks about and nobody has changed or confirmed. */
export function unconfirmed(business: Business): Problem[] {
  return confirmable.flatMap((field) => {
    if (business.confirmed?.includes(field)) return [];
    const {
      says,
      service,
      fact = 'name',
    } = practices[field] ?? { service: serviceOfClaim[field.replace('claims.', '')] };
    const isOffered = !service || business.services.includes(service);
    const isSaid = isOffered && business[fact] && !business.leaveOut?.some((what) => what === field);
    const found = isSaid && (says ? `is what your site says: ${says}` : asInSample(field, business));
    if (!found) return [];
    const message = 'Change it, or confirm that it’s true of your company.';
    const inFile = `To confirm it, add "${field}" to "confirmed".`;
    return releaseWarning('unconfirmed', field.split('.'), found, message, inFile);
  });
}
