import { type Fields, isFields, phoneInFigures } from '../fields.ts';

/** A condition that has no other in it: `{if towing}a tow{end}`. */
const innermost = /\{(if|unless) (\w+)\}((?:(?!\{(?:if|unless) ).)*?)\{end\}/s;

/**
 * The fewest and the most characters that a text has on a page, as its conditions hold or not; a fact that the form does
 * not know by its name counts as that name.
 * @param company the owner's facts
 */
export function lengthsOf(text: string, company: Fields): readonly [fewest: number, most: number] {
  const [, , name] = innermost.exec(text) ?? [];
  if (name === undefined) {
    const { phone, address } = company;
    const facts = { ...company, ...(isFields(address) && address), phone: phoneInFigures(`${phone}`) };
    const { length } = text.replace(/\{(\w+)\}/g, (_, fact: string) => {
      const value: unknown = Object(facts)[fact];
      return typeof value === 'string' ? value : fact;
    });
    return [length, length];
  }
  // A name holds everywhere or nowhere, so that only one of "if" and "unless" is counted.
  const all = [true, false].map((holds) => {
    const marks = new RegExp(innermost.source.replace('(\\w+)', name), 'gs');
    const kept = text.replace(marks, (_, kind: string, words: string) => ((kind === 'if') === holds ? words : ''));
    return lengthsOf(kept, company);
  });
  return [Math.min(...all.map(([fewest]) => fewest)), Math.max(...all.map(([, most]) => most))];
}
