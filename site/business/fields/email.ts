import { matching } from './text.ts';

/** An address for e-mail. */
export const email = (example: string, description: string) =>
  matching(/^[\w.+-]+@(?:[a-z\d-]+\.)+[a-z]{2,}$/i, 'an e-mail address', example, description);
