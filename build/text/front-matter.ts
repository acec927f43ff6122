// Trailing spaces after the dashes are allowed: nobody sees them.
const shape = /^---[ \t]*\n([\s\S]*?\n|)---[ \t]*(?:\n|$)/;

/** The front matter of a text, YAML between two lines of `---`, and the body after it. */
export function splitFrontMatter(source: string): { head: string; yaml?: string; body: string } {
  const [head, yaml] = shape.exec(source) ?? [];
  return head === undefined || yaml === undefined
    ? { head: '', body: source }
    : { head, yaml, body: source.slice(head.length) };
}
