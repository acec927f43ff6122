import { type Fields, isFields, phoneInFigures } from '../fields.ts';

/**
 * The characters that a text has on a page; a fact that the form does not know by its name counts as that name.
 * @param company the owner's facts
 */
export function lengthIn(text: string, company: Fields): number {
  const { phone, address } = company;
  const facts = { ...company, ...(isFields(address) && address), phone: phoneInFigures(`${phone}`) };
  return text.replace(/\{(\w+)\}/g, (_, fact: string) => {
    const value: unknown = Object(facts)[fact];
    return typeof value === 'string' ? value : fact;
  }).length;
}
