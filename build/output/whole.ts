import { Fault } from '../fault.ts';
import { filesIn } from '../files-in.ts';

/** A Fault where a folder does not hold just the files that were written to it. */
export function checkWhole(folder: string, written: readonly string[]): void {
  const found = new Set(filesIn(folder));
  const missing = written.find((name) => !found.delete(name));
  const [foreign] = found;
  if (missing !== undefined) throw disturbed(`${missing} is missing`);
  if (foreign !== undefined) throw disturbed(`${foreign} is not of this build`);
}

/** Tells that a build was not alone with its staging folder. */
export const disturbed = (what: string) =>
  new Fault([`Nothing was published, as somebody else changed what was being written: ${what}. Build again.`]);
