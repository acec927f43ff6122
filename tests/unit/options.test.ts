import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readOptions } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { project } from '../../build/project.ts';

const standard = { business: join(project, 'site/business.json'), out: join(project, 'dist'), release: false };

test.each([
  // Wherever the command was started.
  [[], standard],
  [['--business', 'mine.json', '--out=../site'], { business: '/elsewhere/mine.json', out: '/site', release: false }],
  [['--out', '/tmp/site/', '--release'], { ...standard, out: '/tmp/site', release: true }],
  [['--help'], undefined],
  [['--out', 'x', '-h'], undefined],
])('the options %j', (args, options) => {
  expect(readOptions(args, '/elsewhere')).toEqual(options);
});

test.each([
  [['--relase'], "Unknown option '--relase'"],
  [['--constructor'], "Unknown option '--constructor'"],
  [['dist'], "Unexpected argument 'dist'"],
  [['--out'], "Option '--out <value>' argument missing"],
  [['--out', '--release'], "Option '--out' argument is ambiguous"],
  [['--release=yes'], "Option '--release' does not take an argument"],
])('wrong options are told in a sentence, with those that there are: %j', (args, sentence) => {
  expect(() => readOptions(args, '/')).toThrow(
    new Fault([`${sentence}. The options are --business FILE, --out DIR, --release and --help.`]),
  );
});
