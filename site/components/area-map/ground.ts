import { createContext, useContext } from 'react';
import type { Basemap } from '../../../build/route.ts';

/** A map on which nothing is drawn but the places. */
export const bareGround: Basemap = { land: '', counties: '', states: '' };

export const GroundContext = createContext(bareGround);

/** What lies under the map of the service area. */
export const useGround = () => useContext(GroundContext);
