import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../../build/command/command.ts';
import { buildFlags, eachWithDefaults } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { project } from '../../build/project.ts';

const optionsOf = (...args: string[]) => eachWithDefaults(readOptions(buildFlags, args).values, '/elsewhere');
const [business, out] = [join(project, 'site/business.json'), join(project, 'dist')];
const standard = { business, out, release: false, allowOverdue: false };
const mine = { ...standard, business: '/elsewhere/mine.json', out: '/elsewhere/dist' };
const tests = { ...standard, business: join(project, 'tests/setup/business.json') };

test.each([
  // Wherever the command was started.
  [[], [standard]],
  [['--business', standard.business], [standard]],
  [['--business', 'mine.json'], [mine]],
  [['--business', 'mine.json', '--out=../site'], [{ ...mine, out: '/site' }]],
  [['--release', '--allow-overdue'], [{ ...standard, release: true, allowOverdue: true }]],
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
    new Fault([`${sentence}. The options are --business, --out, --release, --allow-overdue and --help.`]),
  );
});

test('several sites are not put into one folder', () => {
  expect(() => optionsOf('--business', 'a', '--business', 'b', '--out', 'c')).toThrow('Leave out --out.');
});
