/** The names and indexes that lead to a field; empty for the whole file. */
export type FieldPath = readonly (string | number)[];

/** Something that is wrong, or that its reader should know. */
export interface Problem {
  /** A build with an error is not published; a warning is printed beside the result; a note is for the form alone. */
  severity: 'error' | 'warning' | 'note';
  /** Why a release refuses what other builds only warn of. */
  blocks?: 'mistake' | 'sample' | 'unconfirmed' | 'untranslated' | 'overdue';
  /** The file, as messages show it. */
  file?: string;
  /** Its line and the column in it, both from 1. */
  line?: number;
  column?: number;
  path?: FieldPath;
  /** What is wrong with the field, as the end of a sentence that begins with its name: `is "1"`. A form, which shows the field, leaves it out. */
  found?: string;
  /** What was expected, in whole sentences; without `found`, also what is wrong. Fields and choices are in straight quotes. */
  message: string;
  /** What to do about it, as a sentence of its own. */
  help?: string;
  /** What only somebody who edits the file needs, as sentences of their own: quotes, braces, where a file goes. */
  inFile?: string;
}

/** The data, if nothing is wrong with it, and the problems found. */
export interface Checked<Data> {
  data?: Data;
  problems: readonly Problem[];
}

/** An error that the user can fix: its problems are printed without a stack trace. */
export class UserError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'UserError';
    this.problems = problems;
  }
}

/** A UserError with a single problem. */
export const userError = (message: string, where: Omit<Problem, 'severity' | 'message'> = {}) =>
  new UserError([{ severity: 'error', ...where, message }]);

/** @throws UserError with these problems, if there are any */
export function failIfAny(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UserError(problems);
}

/** Drops problems that print the same line. */
export const eachOnce = (problems: readonly Problem[]): Problem[] => [
  ...new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
];

/** The checked data. @throws UserError with all errors, if there is no data */
export function dataOf<Data>({ data, problems }: Checked<Data>): Data {
  if (data !== undefined) return data;
  throw new UserError(eachOnce(problems).filter(({ severity }) => severity === 'error'));
}

/**
 * Decides what becomes of a build: a release refuses what any other build only warns of.
 * @returns the warnings, each once
 * @throws UserError with the errors, if there are any
 */
export function decide(options: { release: boolean; allowOverdue?: boolean }, problems: readonly Problem[]): Problem[] {
  const isError = ({ severity, blocks }: Problem) =>
    severity === 'error' || (options.release && blocks && !(blocks === 'overdue' && options.allowOverdue));
  const all = eachOnce(problems);
  failIfAny(all.filter(isError).map((problem) => ({ ...problem, severity: 'error' })));
  return all;
}

/** A problem on one line: where it is, what was found, what was expected, what to do. */
export function formatProblem({ file, line, column, path = [], found, message, help, inFile }: Problem): string {
  const place = [file, line, line && column].filter((part) => part !== undefined).join(':');
  const field = fieldName(path);
  const subject = field ? (field.includes('"') ? field : `"${field}"`) : 'This file';
  const sentences = [found && `${subject} ${found}.`, message, help, inFile].filter(Boolean).join(' ');
  return escapeInvisible([place, !found && field, sentences].filter(Boolean).join(': '));
}

/** `towns[0].name`; a name with spaces or signs in it: `photos["no such"]`. */
export const fieldName = (path: readonly unknown[]): string =>
  path
    .map((key) => (/^[A-Za-z$][\w$-]{0,50}$/.test(String(key)) ? `.${key}` : `[${cut(JSON.stringify(key))}]`))
    .join('')
    .replace(/^\./, '');

const longest = 60;
const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

/** Escapes control and invisible characters: file names and options may contain them. */
const escapeInvisible = (line: string) =>
  line.replace(/(?!\n)[\p{C}\p{DI}\p{Zl}\p{Zp}]/gu, (character) =>
    character.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
