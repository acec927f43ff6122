type Choice<Factors extends Record<string, readonly unknown[]>> = { [Name in keyof Factors]: Factors[Name][number] };

/** Every combination of the factors' values. */
export function all<Factors extends Record<string, readonly unknown[]>>(factors: Factors): Choice<Factors>[] {
  return Object.entries(factors).reduce<Record<string, unknown>[]>(
    (choices, [name, values]) => choices.flatMap((choice) => values.map((value) => ({ ...choice, [name]: value }))),
    [{}],
  ) as Choice<Factors>[];
}

/**
 * So few combinations that each pair of values of any two factors stands together in one of them: what `npm test`
 * looks at. `npm run test:full` sets FULL and looks at all.
 */
export function pairwise<Factors extends Record<string, readonly unknown[]>>(factors: Factors): Choice<Factors>[] {
  const every = all(factors);
  if (process.env.FULL) return every;
  const pairs = (choice: object) => {
    const parts = Object.entries(choice).map(([name, value]) => `${name}=${value}`);
    return parts.flatMap((part, index) => parts.slice(index + 1).map((other) => `${part}&${other}`));
  };
  const offered = every.map((choice) => ({ choice, pairs: pairs(choice) }));
  const missing = new Set(offered.flatMap((one) => one.pairs));
  const chosen: Choice<Factors>[] = [];
  while (missing.size > 0) {
    const gains = offered.map((one) => one.pairs.filter((pair) => missing.has(pair)).length);
    const best = offered[gains.indexOf(Math.max(...gains))] as (typeof offered)[number];
    for (const pair of best.pairs) missing.delete(pair);
    chosen.push(best.choice);
  }
  return chosen;
}
