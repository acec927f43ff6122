import type { Conditions } from '../conditions.ts';
import { messages as english } from '../en/index.ts';
import { contact } from './contact.ts';
import { crew } from './crew.ts';
import { files } from './files.ts';
import { guides } from './guides.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { papers } from './papers.ts';
import { phrases } from './phrases.ts';
import { rates } from './rates.ts';

export { phrases };

/** Every message in Spanish; the blog, which it lacks, has its labels in English. */
export const messages = (conditions: Conditions) => ({
  ...english(conditions),
  papers,
  phrases,
  contact: contact(conditions),
  crew,
  files,
  guides,
  home: home(conditions),
  layout: layout(conditions),
  rates,
});

/** The pages that are in Spanish, by their paths from the home page. */
export const pages = [
  ...['/', '/contact/', '/towing-cost/', '/my-car-was-towed/', '/404.html'],
  ...['/services/emergency-towing-service/', '/services/flatbed-towing/', '/services/car-towing/'],
  ...['/services/heavy-duty-towing/', '/services/roadside-assistance/', '/services/accident-recovery/'],
];
