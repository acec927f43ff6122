import type { Checked, Problem } from '../../build/route.ts';
import { type Business, businessSchema } from './business.ts';
import { checkFields, expectationAt } from './check-fields.ts';
import { companyClaims, serviceOfClaim } from './company-claims.ts';
import { fieldProblem } from './field-problem.ts';
import { servicesOf } from './service-slugs.ts';
import { townProblems } from './town-problems.ts';

/**
 * Checks the owner's facts.
 * @param value what the JSON file holds
 * @returns the facts, or what is wrong: the field, what was found, what is expected, an example
 */
export function checkBusiness(value: unknown): Checked<Business> {
  const { data, problems } = checkFields(businessSchema, value);
  if (!data) return { problems };
  const all = [...townProblems(data), ...claimProblems(data)];
  return all.length > 0 ? { problems: all } : { data, problems: [] };
}

/** The claims that are missing though their services are offered. */
const claimProblems = (business: Business): Problem[] =>
  Object.entries(serviceOfClaim)
    .filter(([name, service]) => Object(business.claims)[name] === undefined && servicesOf(business).includes(service))
    .map(([name, service]) => {
      const { message, inFile } = expectationAt(companyClaims, [name]);
      const remedy = `You offer "${service}"; if you don’t, leave it out of "services".`;
      return fieldProblem(['claims', name], 'is missing', `${message} ${remedy}`, inFile);
    });
