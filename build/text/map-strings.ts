/**
 * A tree of values with every string in it changed.
 * @param change gets a string and its path, such as `steps[0].title`
 */
export function mapStrings(value: unknown, change: (text: string, path: string) => string, path = ''): unknown {
  if (typeof value === 'string') return change(value, path);
  if (Array.isArray(value)) return value.map((item, index) => mapStrings(item, change, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, mapStrings(inner, change, path ? `${path}.${name}` : name)]),
  );
}
