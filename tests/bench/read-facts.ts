import '../../build/process.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFacts } from '../../build/facts/json.ts';
import { checkFacts } from '../../site/definition.ts';
import { sampleFacts } from '../setup/facts.ts';

// Reads facts with so many towns, each with three mistakes, of which each once took a time that grew with the length of the file.
const [towns = ''] = process.argv.slice(2);
const facts = { ...sampleFacts, towns: Array.from({ length: Number(towns) }, () => ({ nam: 'Howell' })) };
mkdirSync('out', { recursive: true });
writeFileSync('out/business.json', JSON.stringify(facts, null, 2));
try {
  readFacts('out/business.json', (value) => checkFacts(value, {}));
} catch {
  // With what is wrong.
}
