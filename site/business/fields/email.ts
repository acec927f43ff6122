import type { About } from './about.ts';
import { matching } from './text.ts';

/** An address for e-mail. */
export const email = (said: About) => matching(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'an e-mail address', said);
