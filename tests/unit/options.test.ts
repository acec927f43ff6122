import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../../build/command/command.ts';
import { buildFlags, eachWithDefaults } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { project } from '../../build/project.ts';

const optionsOf = (...args: string[]) => eachWithDefaults(readOptions(buildFlags, args).values, '/elsewhere');
const standard = { business: join(project, 'site/business.json'), out: join(project, 'dist'), release: false };
const mine = { business: '/elsewhere/mine.json', out: '/elsewhere/dist', release: false };
const tests = { ...standard, business: join(project, 'tests/setup/business.json') };

test.each([
  // Wherever the command was started.
  [[], [standard]],
  [['--business', standard.business], [standard]],
  [['--business', 'mine.json'], [mine]],
  [['--business', 'mine.json', '--out=../site'], [{ ...mine, out: '/site' }]],
  [['--out', '/tmp/site/', '--release'], [{ ...standard, out: '/tmp/site', release: true }]],
  [
    ['--business', 'mine.json', '--business', join(project, 'tests/setup')],
    [mine, { ...tests, out: join(project, 'tests/setup/dist') }],
  ],
])('the options %j', (args, options) => {
  expect(optionsOf(...args)).toEqual(options);
});

test.each([
  [['--relase'], "Unknown option '--relase'"],
  [['--constructor'], "Unknown option '--constructor'"],
  [['dist'], "Unexpected argument 'dist'"],
  [['--out'], "Option '--out <value>' argument missing"],
  [['--out', '--release'], "Option '--out' argument is ambiguous"],
  [['--release=yes'], "Option '--release' does not take an argument"],
])('wrong options are told in a sentence, with those that there are: %j', (args, sentence) => {
  expect(() => optionsOf(...args)).toThrow(
    new Fault([`${sentence}. The options are --business, --out, --release and --help.`]),
  );
});

test('several sites are not put into one folder', () => {
  expect(() => optionsOf('--business', 'a', '--business', 'b', '--out', 'c')).toThrow('Leave out --out.');
});
