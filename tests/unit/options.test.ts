import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readOptions, usage } from '../../build/command/options.ts';
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
    [['--relase'], 'There is no option --relase.'],
    [['-o'], 'There is no option -o.'],
    [['--constructor'], 'There is no option --constructor.'],
    [['--no-release'], 'There is no option --no-release.'],
    [['dist'], '"dist" belongs to no option.'],
    [['--', 'dist'], '"dist" belongs to no option.'],
    [['--out'], 'The option --out needs a folder after it.'],
    [['--out='], 'The option --out needs a folder after it.'],
    [['--business'], 'The option --business needs a file after it.'],
    [['--out', '--release'], 'The option --out needs a folder after it, not --release.'],
    [['--release=yes'], 'The option --release takes no value: "yes".'],
    [['--help=me'], 'The option --help takes no value: "me".'],
    [['--out', 'a', '--out', 'b'], 'The option --out is given twice.'],
  ])('that are wrong are named in plain words, with the known ones: %j', (args, line) => {
    expect(faultOf(args)).toEqual([line, 'The options are --business FILE, --out DIR, --release and --help.']);
  });

  test.each([[['--help']], [['-h']], [['--out', 'x', '--help', '--fast']]])('that ask for help get it: %j', (args) => {
    expect(readOptions(args)).toBeUndefined();
  });

  test('are all explained by the help', () => {
    for (const option of ['--business FILE', '--out DIR', '--release', '--help'])
      expect(usage).toMatch(new RegExp(`^  ${option}[ ,].*[a-z]{3}`, 'm'));
  });

  test('that are wrong are all named in one run', () => {
    expect(faultOf(['--fast', 'dist', '--out'])).toHaveLength(4);
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
