import type { ServiceSlug } from './service-slugs.ts';

interface Practice {
  /** What pages say. */
  says: string;
  /** The service whose page says it; left out, every site does. */
  service?: ServiceSlug;
}

/** How the company works, which pages say and no field gives, by the names in "confirmed": a release asks whether it is so. */
export const practices: Readonly<Record<string, Practice>> = {
  payOnCompletion: { says: 'payment is typically due on completion' },
  realEta: { says: 'an ETA allows for the traffic' },
  smallerJobFirst: { says: 'you don’t sell a tow that nobody needs' },
  lowCars: { says: 'low cars get ramps or boards on a flatbed', service: 'flatbed-towing' },
  recoveredCars: { says: 'a recovered car rides on a flatbed', service: 'accident-recovery' },
  airBrakes: { says: 'you release air brakes last, after the driveline is disconnected', service: 'heavy-duty-towing' },
  junkTitle: { says: 'you ask for the title with a junk car', service: 'junk-car-removal' },
  lockouts: { says: 'you open locked cars, for which some states ask for a license', service: 'roadside-assistance' },
};
