import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problem.ts';
import { milesOf, offset } from './geography.ts';

const farthestMiles = 150;
const expected = `List each town around yours once, within ${farthestMiles} miles.`;

/** The towns that are named twice, or lie too far away to be served. */
export function townProblems({ township, coordinates, towns }: Business): Problem[] {
  const names = [township, ...towns.map(({ name }) => name)].map((name) => name.toLowerCase());
  return towns.flatMap((town, index) => {
    const isTwice = names.indexOf(town.name.toLowerCase()) <= index;
    const miles = milesOf(offset(coordinates, town));
    if (!isTwice && miles <= farthestMiles) return [];
    const name = JSON.stringify(town.name);
    const away = `${Math.round(miles).toLocaleString('en-US')} miles from the middle of your area`;
    return [fieldProblem(['towns', index], isTwice ? `lists ${name} again` : `is ${name}, ${away}`, expected)];
  });
}

/** Where the owner gives no figure, pages say "about 15 miles", which takes in a town at 16. */
const usualReach = { words: 'about 15 miles', miles: 16 };

/** The towns farther away than the site says that the company goes: nobody has to change them. */
export function townsOutside({ coordinates, towns, claims: { serviceAreaMiles } }: Business): Problem[] {
  const reach = serviceAreaMiles ? { words: inMiles(serviceAreaMiles), miles: serviceAreaMiles } : usualReach;
  return towns.flatMap(({ name, ...place }, index) => {
    const miles = milesOf(offset(coordinates, place));
    if (miles <= reach.miles) return [];
    const message = `${name} is ${inMiles(miles)} from the middle of your area, which reaches ${reach.words}.`;
    const help = 'Make "claims.serviceAreaMiles" as large as you go, or leave the town out.';
    return [{ severity: 'warning', path: ['towns', index], message, help }];
  });
}

const inMiles = (miles: number) => `${miles.toLocaleString('en-US', { maximumFractionDigits: 1 })} miles`;
