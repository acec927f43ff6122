import zipcodes from 'zipcodes';

/**
 * Finds a US place by its post office. Some townships have none of their own name.
 * @param query its name, its ZIP code or both: `Howell`, `Howell NJ` or `Manalapan 07726`, where the ZIP code says where it is
 * @param state where to look for a name without a state, as two capital letters
 */
export function findPlace(query: string, state: string) {
  const [zip = ''] = /\d{5}/.exec(query) ?? [];
  const words = query
    .replace(zip, '')
    .trim()
    .replace(/^st\.? /i, 'Saint ');
  const [, name = words, own = state] = /^(.+?),? +([a-z]{2})$/i.exec(words) ?? [];
  const byZip = zipcodes.lookup(zip);
  const found = byZip ? [byZip] : zipcodes.lookupByName(name, own.toUpperCase());
  const [first] = found;
  if (!first) return undefined;
  // A town of several ZIP codes is in the middle of them.
  const middle = (angle: 'latitude' | 'longitude') =>
    Number((found.reduce((sum, place) => sum + place[angle], 0) / found.length).toFixed(4));
  const called = zip && name ? name : first.city;
  return { name: called, region: first.state, latitude: middle('latitude'), longitude: middle('longitude') };
}
