import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer comes later, so that a failure is told early: the built site, builds and processes, then browsers. */
export const later = ['tests/site/', 'tests/builds/', 'tests/browser/', 'tests/engines/'];
const rank = ({ moduleId }: TestSpecification) => later.findIndex((folder) => moduleId.includes(`/${folder}`));

/** Runs the quick tests first. */
export class EarlyFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}
