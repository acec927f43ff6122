import { readFileSync } from 'node:fs';

/** The suite's own facts, so that it says the same whatever stands in the owner's. */
export const factsFile = 'tests/setup/business.json';

/** The same as JSON has them. */
export const sampleFacts: Readonly<Record<string, unknown>> = JSON.parse(readFileSync(factsFile, 'utf8'));
