import { stripVTControlCharacters } from 'node:util';
import { vi } from 'vitest';
import { runBuild } from '../../build/command/command.ts';
import { build } from '../../build.ts';

/** Runs the build command in this process, which is faster. @returns what it prints, without colors */
export async function commandHere(...args: string[]) {
  const { argv } = process;
  const told = { log: '', error: '' };
  const spies = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line: string) => {
      told[name] += `${stripVTControlCharacters(line)}\n`;
    }),
  );
  try {
    process.argv = [...argv.slice(0, 2), ...args];
    await runBuild(build);
    return { status: Number(process.exitCode ?? 0), stdout: told.log, stderr: told.error };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.argv = argv;
    process.exitCode = undefined;
  }
}
