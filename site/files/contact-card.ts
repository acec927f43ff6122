import type { Business } from '../business/business.ts';
import type { Content } from '../content/content.ts';

/**
 * The company as a vCard 3.0 (RFC 2426), the version that every phone reads. Lines end with CR LF, and long ones aren't
 * folded, as section 2.6 allows. The number for texts has the type CELL, the only one that phones offer to text.
 */
export function contactCard(business: Business, { shared }: Content): string {
  const { name, phone, secondPhone, textPhone, email, url, address } = business;
  const { street = '', locality, region, postalCode, coordinates } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    ...(secondPhone ? [`TEL;TYPE=WORK,VOICE:${secondPhone}`] : []),
    ...(textPhone ? [`TEL;TYPE=WORK,CELL:${textPhone}`] : []),
    ...(email ? [`EMAIL;TYPE=WORK:${email}`] : []),
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode].map(escaped).join(';')};USA`,
    ...(coordinates ? [`GEO:${coordinates.latitude};${coordinates.longitude}`] : []),
    `URL:${url}`,
    `NOTE:${escaped(shared.contactCard)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Escapes a value (section 5). */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');
