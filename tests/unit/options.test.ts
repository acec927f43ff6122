import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { expect, test } from 'vitest';
import { flags, optionsFor } from '../../build/command/options.ts';
import { problemsOf } from '../../build/command/problems-of.ts';
import { project } from '../../build/project.ts';
import { formatted } from '../setup/problems.ts';

const standard = { business: join(project, 'site/business.json'), out: join(project, 'dist'), release: false };
const mine = { ...standard, business: '/elsewhere/mine.json', out: '/elsewhere/dist' };
const setup = join(project, 'tests/setup');

test.each([
  // Wherever the command was started.
  [[], standard],
  [[standard.business], standard],
  [[mine.business], mine],
  [[mine.business, '/tmp/site/'], { ...mine, out: '/tmp/site' }],
  [[setup], { ...standard, business: join(setup, 'business.json'), out: join(setup, 'dist') }],
])('facts and output %j', (chosen, options) => {
  expect(optionsFor(...chosen)).toEqual(options);
});

test('reports a wrong option in a sentence', () => {
  let told: readonly string[] = [];
  try {
    parseArgs({ args: ['--relase'], options: flags });
  } catch (error) {
    told = formatted(problemsOf(error));
  }
  expect(told).toEqual([`Unknown option '--relase'. Run the command with --help to see its options.`]);
});
