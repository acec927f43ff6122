/** All words of labels; those of a function are what it makes of a space. */
export function labelsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return labelsIn(value(new Proxy({}, { get: () => ' ' })));
  return Object.values(Object(value)).flatMap(labelsIn);
}
