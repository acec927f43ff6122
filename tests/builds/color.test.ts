import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** What a red word comes out as, on a terminal or in a pipe. */
function red(terminal: boolean, env: Record<string, string>): string {
  const script = `process.stdout.isTTY = process.stderr.isTTY = ${terminal};
    const { color } = await import('./build/command/color.ts');
    console.log(JSON.stringify(color.red('word')));`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const plain = { ...process.env, NO_COLOR: '', FORCE_COLOR: '', CI: '', TERM: 'xterm' };
  return JSON.parse(spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...plain, ...env } }).stdout);
}

describe('color', () => {
  test('stands on a terminal', () => {
    expect(red(true, {})).toBe('\u001b[31mword\u001b[39m');
  });

  test.each([
    ['on a terminal with NO_COLOR', true, { NO_COLOR: '1' }],
    ['on one that has none', true, { TERM: 'dumb' }],
    ['in a pipe', false, {}],
    ['in the log of a CI', false, { CI: 'true' }],
  ])('does not stand %s', (_, terminal, env) => {
    expect(red(terminal, env)).toBe('word');
  });
});
