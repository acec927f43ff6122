import type { Logo } from '../../build/route.ts';

/** A wide logo spells the company's name itself; a compact one is beside it. */
export const spellsName = ({ width, height }: Logo) => width / height >= 2;
