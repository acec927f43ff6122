import type { Problem } from '../../build/route.ts';
import type { Business } from './business.ts';
import { fieldProblem } from './field-problems.ts';
import { milesOf, offset } from './geography.ts';

const farthestMiles = 150;
const expected = `each town around the township once, within ${farthestMiles} miles, such as {"name":"Freehold","latitude":40.26,"longitude":-74.28}`;

/** The towns that are named twice, or lie too far away to be served. */
export function townProblems({ township, coordinates, towns }: Business): Problem[] {
  const names = [township, ...towns.map(({ name }) => name)].map((name) => name.toLowerCase());
  return towns.flatMap((town, index) => {
    const isTwice = names.indexOf(town.name.toLowerCase()) <= index;
    const miles = milesOf(offset(coordinates, town));
    if (!isTwice && miles <= farthestMiles) return [];
    const away = `${Math.round(miles).toLocaleString('en-US')} miles from the center`;
    const found = `${JSON.stringify(town.name)} ${isTwice ? 'a second time' : away}`;
    return [fieldProblem(['towns', index], found, expected)];
  });
}
