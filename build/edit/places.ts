import zipcodes from 'zipcodes';

/**
 * A US place, as the post office knows them: not every township is among them.
 * @param query its name, its ZIP code or both: `Howell`, `Howell NJ` or `Manalapan 07726`, where the ZIP code says where it is
 * @param state where a name alone is looked for, as two capital letters
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
