import type { Conditions } from '../conditions.ts';

/** The labels of the home page; its words are in pages/home.md. */
export const home = ({ roundTheClock }: Conditions) => ({
  /** On the sign of the first screen, above the number. */
  sign: roundTheClock ? 'Call, day or night' : 'We answer {hours}',
  /** Of the jobs that need more than an ordinary truck. */
  specialties: ({ kinds }: { kinds: string }) => `${kinds} towing`,
});
