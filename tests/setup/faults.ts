import { Fault } from '../../build/fault.ts';

/** What work is refused with, a line each; none where it is done. @throws what is no fault */
export async function linesOf(work: () => unknown): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof Fault) return [...error.lines];
    throw error;
  }
}
