import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../../site/business/phone.ts';
import { contactCard } from '../../site/files/contact-card.ts';
import { sites, textOf } from '../setup/built.ts';
import { businessWith, contentFor } from '../setup/pages.ts';

/** A vCard as an address book reads it. */
function read(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  const values = (name: string) => card.getAllProperties(name).map((property) => property.getFirstValue());
  const phones = card
    .getAllProperties('tel')
    .map((property) => [[property.getParameter('type') ?? []].flat(), property.getFirstValue()] as const);
  return { name: card.name, values, phones };
}

describe.each(sites)('the contact card of %s', (_, site) => {
  const { business } = site;
  const card = read(site.read('/contact.vcf'));
  const contact = site.pages().find(({ path }) => path === '/contact/');

  test('is a vCard 3.0 of the company', () => {
    expect(card.name).toBe('vcard');
    expect(card.values('version')).toEqual(['3.0']);
    expect(card.values('fn')).toEqual([business.name]);
    expect(card.values('org')).toEqual([business.name]);
    expect(card.values('url')).toEqual([business.url]);
  });

  test('says what the contact page says', () => {
    const main = textOf(contact?.document.querySelector('main'));
    const [voice, text] = card.phones;
    expect(voice).toEqual([['WORK', 'VOICE', 'PREF'], business.phone]);
    expect(main).toContain(formatPhone(business.phone));
    if (business.textPhone) {
      expect(text).toEqual([['WORK', 'CELL'], business.textPhone]);
      expect(main).toContain(formatPhone(business.textPhone));
    } else expect(card.phones.length).toBe(1);
    const [address] = card.values('adr') as unknown as string[][];
    const { street, locality, region, postalCode } = business.address;
    expect(address).toEqual(['', '', street, locality, region, postalCode, 'USA']);
    expect(textOf(contact?.document.querySelector('main address'))).toBe(
      `${street}${locality}, ${region} ${postalCode}`,
    );
    expect(card.values('geo')).toEqual([[business.coordinates.latitude, business.coordinates.longitude]]);
  });

  test('can be saved from the contact page', () => {
    const links = [...(contact?.document.querySelectorAll('main a') ?? [])];
    const save = links.find((link) => textOf(link) === 'Save our number to your phone');
    expect(site.fileAt(new URL(save?.getAttribute('href') ?? '', business.url).href)).toMatch(/contact\.vcf$/);
  });
});

test('facts with the card’s own signs, and long ones, come out as they are', () => {
  const name = 'Bär, Söhne: "Wrecker" \\ Recovery, Łódź Żółć ŠŽ';
  const street = '100 Example Road, Suite 4; rear entrance beside the depot';
  const facts = businessWith({ name, address: { ...businessWith().address, street } });
  const text = contactCard(facts, contentFor(facts));
  expect(text).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
  expect(text).toMatch(/END:VCARD\r\n$/);
  const { values } = read(text);
  expect(values('fn')).toEqual([name]);
  expect((values('adr') as unknown as string[][])[0]?.[2]).toBe(street);
});
