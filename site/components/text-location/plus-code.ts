const digits = '23456789CFGHJMPQRVWX';

/**
 * The Open Location Code of a place, with ten digits, which stand for an area the size of a house: `87G7JRC8+22`
 * (https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md).
 */
export function plusCode(latitude: number, longitude: number): string {
  // In 1/8000 of a degree. Binary fractions may fall short by a hair, so add one.
  let north = Math.floor((latitude + 90) * 8000 + 1e-6);
  let east = Math.floor((longitude + 180) * 8000 + 1e-6);
  let code = '';
  for (let pair = 1; pair <= 5; pair += 1) {
    code = digits.charAt(north % 20) + digits.charAt(east % 20) + (pair === 2 ? '+' : '') + code;
    north = Math.floor(north / 20);
    east = Math.floor(east / 20);
  }
  return code;
}
