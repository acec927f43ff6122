import type { CityLeaf } from 'schema-dts';
import type { StateCode } from '../../business/states.ts';

/** A town in its state. */
export const cityIn = (region: StateCode, name: string): CityLeaf => ({
  '@type': 'City',
  name,
  containedInPlace: { '@type': 'State', name: region },
});
