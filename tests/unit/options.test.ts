import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../build/command/options.ts';
import { Fault } from '../../build/fault.ts';
import { project } from '../../build/project.ts';

describe('the options', () => {
  test('left out are the facts and the dist of the project, wherever the command was started', () => {
    expect(readOptions([], '/elsewhere')).toEqual({
      business: join(project, 'site/business.json'),
      out: join(project, 'dist'),
      release: false,
    });
    expect(project).toBe(join(import.meta.dirname, '../..'));
  });

  test('--business and --out choose others, from the working directory', () => {
    expect(readOptions(['--business', 'mine.json', '--out=../site', '--release'], '/home/here')).toEqual({
      business: '/home/here/mine.json',
      out: '/home/site',
      release: true,
    });
    expect(readOptions(['--out', '/tmp/site/'], '/work')).toMatchObject({ out: '/tmp/site' });
  });

  test.each([
    [['--relase'], "Unknown option '--relase'"],
    [['-o'], "Unknown option '-o'"],
    [['--constructor'], "Unknown option '--constructor'"],
    [['dist'], "Unexpected argument 'dist'"],
    [['--out'], "Option '--out <value>' argument missing"],
    [['--out', '--release'], "Option '--out' argument is ambiguous"],
    [['--release=yes'], "Option '--release' does not take an argument"],
  ])('that are wrong are told in a sentence, with those that there are: %j', (args, sentence) => {
    expect(faultOf(args)).toEqual([`${sentence}. The options are --business FILE, --out DIR, --release and --help.`]);
  });

  test.each([[['--help']], [['-h']], [['--out', 'x', '--help']]])('that ask for help get it: %j', (args) => {
    expect(readOptions(args)).toBeUndefined();
  });
});

function faultOf(args: string[]): readonly string[] {
  try {
    readOptions(args, '/');
  } catch (error) {
    if (error instanceof Fault) return error.lines;
    throw error;
  }
  return [];
}
