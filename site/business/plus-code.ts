const digits = '23456789CFGHJMPQRVWX';

/**
 * A place on land as an Open Location Code of ten digits, about as wide as a house: `87G7JRC8+22`
 * (https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md).
 */
export function plusCode(latitude: number, longitude: number): string {
  // In eight-thousandths of a degree, and a hair more, which binary fractions may lack.
  let north = ((latitude + 90) * 8000 + 1e-6) | 0;
  let east = ((longitude + 180) * 8000 + 1e-6) | 0;
  let code = '';
  for (let pair = 5; pair--; north = (north / 20) | 0, east = (east / 20) | 0)
    code = digits.charAt(north % 20) + digits.charAt(east % 20) + (pair === 3 ? '+' : '') + code;
  return code;
}
