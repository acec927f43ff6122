import { createContext, useContext } from 'react';
import type { Logo } from '../../build/route.ts';

/** The owner's own logo, where there is one: it takes the mark's place. */
export const LogoContext = createContext<Logo | undefined>(undefined);

export const useLogo = () => useContext(LogoContext);

/** A wide logo spells the company's name itself; a compact one stands beside it. */
export const spellsName = ({ width, height }: Logo) => width / height >= 2;
