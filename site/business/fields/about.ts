/** All that is said of a field, once: by the form, by messages, by text editors, and by what a release asks. */
export interface About<Example = string> {
  /** What the form calls it; left out, its name in words. */
  label?: string;
  /** What the owner should know beyond that. */
  hint?: string;
  example: Example;
  /** `own`: no company has the example, so a release refuses it. `ask`: another company may, so a release asks. */
  sample?: 'own' | 'ask';
}

/** The same as valibot and JSON Schema have it. @param more what is expected, and what the form has to know */
export const about = <Example, More extends { expected: string }>(
  { label, hint, example, sample }: About<Example>,
  more: More,
) => ({
  ...(label && { title: label }),
  ...(hint && { description: hint }),
  ...(sample && { sample }),
  examples: [example],
  ...more,
});
