import { createContext, useContext } from 'react';
import type { Ground } from '../../../build/route.ts';

/** A map on which nothing is drawn but the places. */
export const bareGround: Ground = { land: '', counties: '', states: '' };

export const GroundContext = createContext(bareGround);

/** What lies under the map of the service area. */
export const useGround = () => useContext(GroundContext);
