import { about } from './about.ts';
import { blog } from './blog.ts';
import { claims } from './claims.ts';
import { contact } from './contact.ts';
import { files } from './files.ts';
import { help } from './help.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { notFound } from './not-found.ts';
import { service } from './service.ts';
import { whoToCall } from './who-to-call.ts';

/** Every message in English; another language has the same ones. */
export const messages = { about, blog, claims, contact, files, help, home, layout, notFound, service, whoToCall };
