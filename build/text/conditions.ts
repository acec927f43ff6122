// The innermost ones, which hold no other.
const part = /\{(if|unless) ([\w-]+)\}((?:(?!\{(?:if|unless) )[\s\S])*?)\{end\}/g;
// One that has lines of its own goes with its line breaks.
const ownLines = /^(\{(?:if|unless) [\w-]+\}|\{end\})\n+/gm;

/** The words that hold for this owner: `{if name}…{end}` stays where `name` holds, `{unless name}…{end}` where not. */
export function applyConditions(words: string, conditions: Readonly<Record<string, boolean>>): string {
  if (!words.includes('{end}')) return words;
  let rest = words.replace(ownLines, '$1');
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(part, (_, kind: string, name: string, inner: string) =>
      (conditions[name] === true) === (kind === 'if') ? inner : '',
    );
  }
  return rest;
}
