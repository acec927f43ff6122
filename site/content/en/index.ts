import type { Conditions } from '../conditions.ts';
import { blog } from './blog.ts';
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

/** Every message in English, as it holds for an owner; another language has the same ones. */
export const messages = (conditions: Conditions) => ({
  blog,
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
