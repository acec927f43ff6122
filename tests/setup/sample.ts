import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const nameIn = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8').replace('\uFEFF', '')).name;

/** Whether the project's facts are still the sample's. An owner's facts have another name. */
export function isSample(): boolean {
  try {
    return nameIn('site/business.json') === nameIn('site/business/sample.json');
  } catch {
    // Other tests report a file that can't be read.
    return true;
  }
}

/** The test files that read the sample's own words. They are skipped in an owner's project. */
export const sampleFiles = () => readdirSync(join(root, 'tests/sample')).map((name) => `tests/sample/${name}`);
