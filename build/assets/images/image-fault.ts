import { Fault } from '../../fault.ts';
import { displayPath } from '../../project.ts';

/** @throws Fault with what was found in an image, what is expected, and what the owner can do */
export function refuseImage(found: string, expected: string, advice: string): never {
  throw new Fault([`found ${found}, expected ${expected}. ${advice}`]);
}

/**
 * The lines of a Fault, with the path of the image in front.
 * @throws any other error
 */
export function linesAbout(file: string, error: unknown): string[] {
  if (!(error instanceof Fault)) throw error;
  return error.lines.map((line) => `${displayPath(file)}: ${line}`);
}
