import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { describe, expect, test } from 'vitest';

// The library looks at the process once, when it is loaded: here, each time anew.
const { outputFiles } = buildSync({
  entryPoints: ['build/command/color.ts'],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'iife',
  globalName: 'loaded',
});

/** What a red word comes out as, on a terminal or in a pipe. */
function red(isTTY: boolean, env: Record<string, string>): string {
  const process = { env: { TERM: 'xterm', ...env }, argv: [], platform: 'linux', stdout: { isTTY }, stderr: { isTTY } };
  return runInNewContext(`${outputFiles[0]?.text}; loaded.color.red('word')`, { process });
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
