import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { contactCard } from '../../site/files/contact-card.ts';
import { businessWith, contentFor } from '../setup/pages.ts';

test('the contact card is a valid vCard, and keeps facts that are long or have its special characters', () => {
  const name = 'Bär, Söhne: "Wrecker" \\ Recovery, Łódź Żółć ŠŽ';
  const street = '100 Example Road, Suite 4; rear entrance beside the depot';
  const facts = businessWith({ name, address: { ...businessWith().address, street } });
  const text = contactCard(facts, contentFor(facts));
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(text).toMatch(/END:VCARD\r\n$/);
  const card = new ICAL.Component(ICAL.parse(text));
  const first = (field: string) => card.getAllProperties(field)[0]?.getFirstValue();
  expect(first('fn')).toBe(name);
  expect((first('adr') as unknown as string[])[2]).toBe(street);
});
