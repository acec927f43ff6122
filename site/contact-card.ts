import type { Business } from './business.ts';

// RFC 2426, section 5: these characters are escaped in values.
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&');

/** The company as a vCard 3.0, the version that every phone's address book reads; lines end with CR LF. */
export function contactCard({ name, phone, textPhone, url, address, coordinates }: Business): string {
  const { street, locality, region, postalCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:;${escaped(name)};;;`,
    `ORG:${escaped(name)}`,
    `TEL;TYPE=WORK,VOICE:${phone}`,
    ...(textPhone ? [`TEL;TYPE=WORK,MSG:${textPhone}`] : []),
    `ADR;TYPE=WORK:;;${[street, locality, region, postalCode].map(escaped).join(';')};USA`,
    `GEO:${coordinates.latitude};${coordinates.longitude}`,
    `URL:${url}`,
    'NOTE:24/7 towing and roadside assistance',
    'END:VCARD',
    '',
  ];
  return lines.join('\r\n');
}
