import type { Conditions } from '../conditions.ts';
import { blog } from './blog.ts';
import { claims } from './claims.ts';
import { contact } from './contact.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { service } from './service.ts';
import { whoToCall } from './who-to-call.ts';

export { claims };

/** Every message in English, as it holds for an owner; another language has the same ones. */
export const messages = (conditions: Conditions) => ({
  blog,
  claims,
  contact: contact(conditions),
  files: files(conditions),
  help: help(conditions),
  home: home(conditions),
  layout: layout(conditions),
  service: service(conditions),
  whoToCall: whoToCall(conditions),
});
