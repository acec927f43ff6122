import { formatProblem, type Problem, UserError } from '../../build/problem.ts';

/** Problems as they are printed, a line each. */
export const formatted = (problems: readonly Problem[] = []) => problems.map(formatProblem);

/** What work is refused with, a line each; none where it is done. @throws what is no error of the user's */
export async function linesOf(work: () => unknown): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof UserError) return formatted(error.problems);
    throw error;
  }
}
