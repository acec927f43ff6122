const digits = '23456789CFGHJMPQRVWX';

/**
 * A place on land as an Open Location Code of ten digits, about as wide as a house: `87G7JRC8+22`
 * (https://github.com/google/open-location-code/blob/main/Documentation/Specification/specification.md).
 */
export function plusCode(latitude: number, longitude: number): string {
  // In eight-thousandths of a degree, and a hair more, which binary fractions may lack.
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
