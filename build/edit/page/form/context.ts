import type { FieldPath } from '../../../problem.ts';
import type { Note } from '../notes.ts';
import type { Value } from '../values.ts';
import type { Point } from './map-around.ts';

/** What the library hands to all fields. It compares plain data, and takes any two functions for equal. */
export interface Context {
  errors: readonly Note[];
  /** The claims to confirm, with the reason. */
  claims: readonly { path: FieldPath; reason: string }[];
  confirmed: readonly unknown[];
  onConfirm: (field: string, isTrue: boolean) => void;
  inLanguages: boolean;
  /** The company's, as two capital letters, and the middle of its area. */
  state: string;
  center: Point | undefined;
  /** The checksums of the owner's photos, by their names. */
  photos: Readonly<Record<string, string>>;
  /**
   * Adds a photo, or without a file removes it, and sets the field that describes it, all as one change.
   * @returns why it could not
   */
  putPhoto: (name: string, file: File | undefined, field: FieldPath, value: Value) => Promise<string | undefined>;
}
