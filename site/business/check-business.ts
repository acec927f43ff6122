import type { Checked, Problem } from '../../build/route.ts';
import { type Business, businessSchema } from './business.ts';
import { checkFields, expectationAt } from './check-fields.ts';
import { companyClaims, serviceOfClaim } from './company-claims.ts';
import { milesBetween } from './earth.ts';
import { fieldProblem } from './field-problem.ts';
import { serviceAreaMiles } from './geography.ts';

/**
 * Checks the owner's facts.
 * @param value the parsed JSON file
 * @returns the facts, or an error for each wrong field: what was found, what is expected, an example
 */
export function checkBusiness(value: unknown): Checked<Business> {
  const { data, problems, sound } = checkFields(businessSchema, value);
  const all = [...problems, ...misplacedTowns(sound), ...claimProblems(sound)];
  return data && all.length === 0 ? { data: { ...data, claims: heldClaims(data) }, problems: [] } : { problems: all };
}

/** The claims that belong to an offered service, or to none. */
const heldClaims = ({ claims, services }: Business): Business['claims'] => ({
  ...claims,
  ...Object.fromEntries(
    Object.entries(serviceOfClaim).flatMap(([name, service]) =>
      services.includes(service) ? [] : [[name, undefined]],
    ),
  ),
});

/** An error for each claim that an offered service needs. */
const claimProblems = ({ claims, services }: Partial<Business>): Problem[] =>
  Object.entries(serviceOfClaim)
    .filter(([name, service]) => claims && Object(claims)[name] === undefined && services?.includes(service))
    .map(([name, service]) => {
      const { message, inFile } = expectationAt(companyClaims, [name]);
      const remedy = `You offer "${service}"; if you don’t, leave it out of "services".`;
      return fieldProblem(['claims', name], 'is missing', `${message} ${remedy}`, inFile);
    });

const farthestMiles = 150;
const expected = `List each town around yours once, within ${farthestMiles} miles.`;

/** An error for each town that is named twice, or lies too far away to be served. */
function misplacedTowns({ township, coordinates, towns = [] }: Partial<Business>): Problem[] {
  if (!township || !coordinates) return [];
  const names = [township, ...towns.map(({ name }) => name)].map((name) => name.toLowerCase());
  return towns.flatMap((town, index) => {
    const isTwice = names.indexOf(town.name.toLowerCase()) <= index;
    const miles = milesBetween(coordinates, town);
    if (!isTwice && miles <= farthestMiles) return [];
    const name = JSON.stringify(town.name);
    const away = `${Math.round(miles).toLocaleString('en-US')} miles from the middle of your area`;
    return [fieldProblem(['towns', index], isTwice ? `lists ${name} again` : `is ${name}, ${away}`, expected)];
  });
}

/** A warning for each town farther away than the site says the company goes. */
export function townsOutside(business: Business): Problem[] {
  return business.towns.flatMap((town, index) => {
    const miles = milesBetween(business.coordinates, town);
    // "About 15 miles" takes in a town at 16.
    if (miles <= Math.ceil(serviceAreaMiles(business))) return [];
    const away = miles.toLocaleString('en-US', { maximumFractionDigits: 1 });
    const message = `${town.name} is ${away} miles from the middle of your area, farther than your site says you go.`;
    const help = 'Raise "claims.serviceAreaMiles", or leave the town out.';
    return [{ severity: 'warning', path: ['towns', index], message, help }];
  });
}
