/** An error that the user can mend: the build prints its lines without a stack trace, and exits with 1. */
export class Fault extends Error {
  /** A sentence for each mistake: what was found, what is expected, where, what to do. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    const escaped = lines.map(escapeInvisible);
    super(escaped.join('\n'));
    this.name = 'Fault';
    this.lines = escaped;
  }
}

/** @throws Fault with these lines, if there are any */
export function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new Fault(lines);
}

/** Escapes control and invisible characters: file names and options may contain them. */
const escapeInvisible = (line: string) =>
  line.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
