import { Fault } from '../../fault.ts';

/** @throws Fault with what was found in an image, what is expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw new Fault([`found ${found}, expected ${expected}. ${advice}`]);
}
