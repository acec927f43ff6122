import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

/** What the build prints of a fault where nobody looks at a terminal. */
function printed(env: Record<string, string>): string {
  const args = ['--import', 'tsx', 'build.ts', '--no-such-option'];
  return spawnSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, NO_COLOR: '', ...env } }).stderr;
}

describe('color stands on a terminal only', () => {
  test.each([
    ['in a pipe', {}],
    ['in CI', { CI: 'true' }],
    ['with NO_COLOR', { NO_COLOR: '1', CI: 'true' }],
  ])('not %s', (_, env) => {
    expect(printed(env)).toMatch(/^✗ There is no option --no-such-option/);
  });
});
