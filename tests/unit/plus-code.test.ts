import { expect, test } from 'vitest';
import { plusCode } from '../../site/components/where-am-i/plus-code.ts';

// Those of the reference vectors whose codes have ten digits, or more, of which the first ten count
// (https://github.com/google/open-location-code/blob/main/test_data/encoding.csv).
test.each([
  [20.3700625, 2.7821875, '7FG49QCJ+2V'],
  [20.3701125, 2.782234375, '7FG49QCJ+2V'],
  [20.3701135, 2.78223535156, '7FG49QCJ+2V'],
  [47.0000625, 8.0000625, '8FVC2222+22'],
  [-41.2730625, 174.7859375, '4VCPPQGP+Q9'],
  [-89.9999375, -179.9999375, '22222222+22'],
  [1, 1, '6FH32222+22'],
  [1.2, 3.4, '6FH56C22+22'],
  [37.539669125, -122.375069724, '849VGJQF+VX'],
  [35.6, 3.033, '8F75J22M+26'],
  [-2.804, 7.003, '6F9952W3+C6'],
  [13.9, 164.88, '7V56WV2J+22'],
  [-52.166, 13.694, '3FVMRMMV+JJ'],
  [70.3, -87.64, 'C62J8926+22'],
  [66.89, -106, '95RPV2R2+22'],
  [2.5, -64.23, '67JQGQ2C+22'],
  [65.748, 24.316, '9GQ6P8X8+6C'],
  [41.87, -145.59, '83HPVCC6+22'],
  [-4.542, 148.638, '6R7CFJ5Q+66'],
  [48.89, -80.52, '86WXVFRJ+22'],
  [40.44, -36.7, '89G5C8R2+22'],
  [10.734, -168.294, '722HPPM4+JC'],
  [71.132, -98.584, 'C6334CJ8+RC'],
  [-25.798, -59.812, '5862652Q+R6'],
  [76.7, -86.172, 'C68MPR2H+26'],
  [50.342, -112.534, '95298FR8+RC'],
  [80.0100000001, 58.57, 'CHGW2H6C+22'],
  [38.1176000887231, 165.441989844555, '8VC74C9R+2Q'],
])('the Plus Code of %f, %f is %s, as in the reference', (latitude, longitude, code) => {
  expect(plusCode(latitude, longitude)).toBe(code);
});
