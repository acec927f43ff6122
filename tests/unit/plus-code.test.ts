import { expect, test } from 'vitest';
import { plusCode } from '../../site/components/text-location/plus-code.ts';

// Those of the reference vectors whose codes have ten digits, or more, of which the first ten count
// (https://github.com/google/open-location-code/blob/main/test_data/encoding.csv).
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [20.3701135, 2.78223535156, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [-89.9999375, -179.9999375, '22222222+22'],
  [1.2, 3.4, '6FH56C22+22'],
  [80.0100000001, 58.57, 'CHGW2H6C+22'],
  [38.1176000887231, 165.441989844555, '8VC74C9R+2Q'],
])('the Plus Code of %f, %f is %s, as in the reference', (latitude, longitude, code) => {
  expect(plusCode(latitude, longitude)).toBe(code);
});
