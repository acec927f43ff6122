/** A name that stands twice in one object, of which JSON.parse silently keeps the last. */
export interface DoubledKey {
  key: string;
  /** Where its second one begins. */
  offset: number;
}

// In a text that is JSON there is nothing else between a quote and the next one that is not escaped.
const tokens = /("(?:[^"\\]|\\.)*")\s*(:?)|[{}]/g;

/** Every name that stands again in the same object of a text that is JSON. */
export function doubledKeys(json: string): DoubledKey[] {
  const doubled: DoubledKey[] = [];
  const open: Set<string>[] = [];
  for (const { 0: token, 1: text, 2: colon, index } of json.matchAll(tokens)) {
    if (token === '{') open.push(new Set());
    else if (token === '}') open.pop();
    else if (text && colon) {
      const key = JSON.parse(text) as string;
      if (open.at(-1)?.has(key)) doubled.push({ key, offset: index });
      open.at(-1)?.add(key);
    }
  }
  return doubled;
}
