import type { Conditions } from '../conditions.ts';

/** The labels of the home page; its words are in pages/home.md. */
export const home = ({ roundTheClock }: Conditions) => ({
  sign: roundTheClock ? 'Llame de día o de noche' : 'Contestamos {hours}',
  specialties: ({ kinds }: { kinds: string }) => `Grúas para ${kinds}`,
});
