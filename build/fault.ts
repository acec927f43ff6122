/** Something that the person at the keyboard can mend: the build prints its lines, no stack trace, and exits with 1. */
export class Fault extends Error {
  /** A sentence for each thing that is wrong: what was found, what was expected, where, what to do. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'Fault';
    this.lines = lines;
  }
}
