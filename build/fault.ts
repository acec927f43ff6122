import { UserError } from './problem.ts';

/** A UserError of plain sentences. */
export class Fault extends UserError {
  constructor(lines: readonly string[]) {
    super(lines.map((message) => ({ severity: 'error', message })));
  }
}

/** @throws Fault with these lines, if there are any */
export function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new Fault(lines);
}
