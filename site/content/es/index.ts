import { messages as english } from '../en/index.ts';
import { claims } from './claims.ts';
import { contact } from './contact.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { notFound } from './not-found.ts';
import { service } from './service.ts';
import { whoToCall } from './who-to-call.ts';

/** Every message in Spanish; the pages that it lacks, as those about the company and its blog, are in English. */
export const messages = { ...english, claims, contact, files, help, home, layout, notFound, service, whoToCall };

/** The pages that are in Spanish, by their paths from the home page. */
export const pages = [
  ...['/', '/contact/', '/services/emergency-towing-service/', '/services/roadside-assistance/'],
  ...['/towing-cost/', '/my-car-was-towed/', '/404.html'],
];
