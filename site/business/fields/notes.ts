import * as v from 'valibot';

/** What an owner is told of a field: in the editor (description, example) and where it is wrong (expected, example). */
export interface Notes {
  expected: string;
  example: unknown;
  description: string;
}

/** The second half of a fault's sentence; `more` says what this value would have needed. */
export const expectation = ({ expected, example }: Pick<Notes, 'expected' | 'example'>, more = '') =>
  `expected ${expected}${more}, such as ${JSON.stringify(example)}`;

/** What editors show beside a field. */
export const shownInEditor = <Input>({
  description,
  example,
}: Notes): v.MetadataAction<Input, { description: string }> => v.metadata({ description, examples: [example] });
