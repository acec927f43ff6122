import { formatProblem, type Problem, UserError } from '../../build/problem.ts';

/** Problems as they are printed, one line each. */
export const formatted = (problems: readonly Problem[] = []) => problems.map(formatProblem);

/** The problems that work throws, one line each. @throws any other error */
export async function linesOf(work: () => unknown): Promise<string[]> {
  try {
    await work();
    return [];
  } catch (error) {
    if (error instanceof UserError) return formatted(error.problems);
    throw error;
  }
}
