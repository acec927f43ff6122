/** Something that the person at the keyboard can mend: the build prints its lines, no stack trace, and exits with 1. */
export class Fault extends Error {
  /** A sentence for each thing that is wrong: what was found, what was expected, where, what to do. */
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    const harmless = lines.map(spellOut);
    super(harmless.join('\n'));
    this.name = 'Fault';
    this.lines = harmless;
  }
}

/** @throws Fault with these lines, where there are any */
export function refuse(lines: readonly string[]): void {
  if (lines.length > 0) throw new Fault(lines);
}

/** What cannot be seen, or would do something to a terminal, comes from names of files and options too. */
const spellOut = (line: string) =>
  line.replace(/[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
