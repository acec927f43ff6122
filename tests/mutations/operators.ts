/** A change of the source in one place. */
export interface Mutation {
  file: string;
  source: string;
  mutated: string;
  /** What was changed, in its line. */
  change: string;
}

/** What a slip of the hand changes: a condition turned round, a bound moved by one, a step left out. */
const operators: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \?\? .*?(?=[;,)\n])/g, ''],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ <= /g, ' < '],
  [/ >= /g, ' > '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' / '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/(?<=[(= ])!(?=\w)/g, ''],
  [/\.filter\([^()]*\)/g, ''],
  [/\.sort\([^()]*\)/g, ''],
  [/\.slice\(1\)/g, ''],
  [/(?<=^ +)[\w.]+\([^()\n]*\);$/gm, ';'],
  [/(?<=^ +)if \((?=.*\) (?:return|throw|continue|refuse))/gm, 'if (false && '],
];

/** Every mutation of a file. */
export const mutationsOf = (file: string, source: string): Mutation[] =>
  operators.flatMap(([pattern, replacement]) =>
    [...source.matchAll(pattern)].map(({ index, 0: found }) => mutationAt(file, source, index, found, replacement)),
  );

/** A mutation of the place in a file where a text stands. */
export function mutationAt(file: string, source: string, index: number, found: string, replacement: string): Mutation {
  const mutated = source.slice(0, index) + replacement + source.slice(index + found.length);
  const number = source.slice(0, index).split('\n').length;
  const line = mutated.split('\n')[number - 1]?.trim() ?? '';
  return {
    file,
    source,
    mutated,
    change: `line ${number}: ${found.trim()} → ${replacement.trim() || 'nothing'}: ${line}`,
  };
}
