import { afterEach, expect, test, vi } from 'vitest';
import { reportFailure } from '../../build/command/report.ts';
import { Fault } from '../../build/fault.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

/** The lines printed of a failed build. */
function printed(faults: readonly string[]): string[] {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  reportFailure(new Fault(faults));
  return print.mock.calls.flat().join('\n').split('\n');
}

test('fifty faults are listed, then how many more there are', () => {
  const faults = Array.from({ length: 1234 }, (_, index) => `Fault ${index}.`);
  expect(printed(faults.slice(0, 50))).toHaveLength(50);
  const lines = printed(faults);
  expect(lines.at(-2)).toBe('✗ Fault 49.');
  expect(lines.at(-1)).toBe('✗ And 1,184 more. Mend these first.');
  expect(process.exitCode).toBe(1);
});

test('a fault of our own keeps its stack trace', () => {
  expect(() => reportFailure(new TypeError('Ours'))).toThrow('Ours');
});
