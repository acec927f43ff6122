import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../../build/command/command.ts';
import { flags, optionsFor } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { project } from '../../build/project.ts';

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

test.each([
  [['--relase'], "Unknown option '--relase'"],
  [['--constructor'], "Unknown option '--constructor'"],
  [['dist'], "Unexpected argument 'dist'"],
  [['--out'], "Option '--out <value>' argument missing"],
  [['--out', '--release'], "Option '--out' argument is ambiguous"],
  [['--release=yes'], "Option '--release' does not take an argument"],
])('wrong options are told in a sentence, with those that there are: %j', (args, sentence) => {
  expect(() => readOptions(flags, args)).toThrow(
    new Fault([`${sentence}. The options are --business, --out, --release, --allow-overdue and --help.`]),
  );
});
