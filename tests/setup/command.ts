import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { runBuild } from '../../build/command/command.ts';
import { build } from '../../build.ts';

/** Captures what is printed to the console, without colors. */
async function listen(run: () => unknown): Promise<{ log: string; error: string }> {
  const told = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => {
      told[name] += `${stripVTControlCharacters(line)}\n`;
    }),
  );
  try {
    await run();
    return told;
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** Runs the build command in this process, which is faster. */
export async function commandHere(...args: string[]) {
  const { argv } = process;
  try {
    process.argv = [...argv.slice(0, 2), ...args];
    const { log, error } = await listen(() => runBuild(build));
    return { status: Number(process.exitCode ?? 0), stdout: log, stderr: error };
  } finally {
    process.argv = argv;
    process.exitCode = undefined;
  }
}
