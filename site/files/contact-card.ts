import type { Business } from '../business/business.ts';
import type { Content } from '../content/content.ts';

/**
 * The company as a vCard 3.0 (RFC 2426), the version that every phone's address book reads; lines end with CR LF.
 * The number for texts has the type CELL, the only type of that version whose numbers phones offer to text.
 */
export function contactCard(business: Business, { messages, interpolate }: Content): string {
  const { name, phone, textPhone, url, address, coordinates } = business;
  const { street, locality, region, postalCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(name)}`,
    'X-ABSHOWAS:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${phone}`,
    ...(textPhone ? [`TEL;TYPE=WORK,CELL:${textPhone}`] : []),
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode].map(escaped).join(';')};USA`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    `URL:${url}`,
    `NOTE:${escaped(interpolate(messages.files.contactCard).trimEnd())}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Section 5: these characters are escaped in values. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** Section 2.6: a line is at most 75 octets long and goes on behind a line break and a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > 75) {
      result += '\r\n ';
      octets = 1;
    }
    result += character;
    octets += length;
  }
  return result;
}
