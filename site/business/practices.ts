import type { ServiceSlug } from './services.ts';

interface Practice {
  /** What pages say, as the end of a sentence. */
  says: string;
  /** The service whose page says it. Omitted if every site says it. */
  service?: ServiceSlug;
  /** Pages say it only if the company gives this fact. */
  fact?: 'textPhone';
}

/** What pages say about how the company works, by the names in "confirmed". No field gives it, so a release asks about it. */
export const practices: Readonly<Record<string, Practice>> = {
  payOnCompletion: { says: 'payment is typically due on completion' },
  realEta: { says: 'an ETA allows for the traffic' },
  smallerJobFirst: { says: 'you don’t sell a tow that nobody needs' },
  textPrivacy: { says: 'you share no number and no text with anyone for marketing', fact: 'textPhone' },
  lowCars: { says: 'low cars get ramps or boards on a flatbed', service: 'flatbed-towing' },
  electric: { says: 'you load electric cars on a flatbed', service: 'flatbed-towing' },
  motorcycles: { says: 'you tow them on a flatbed, in a chock, held by soft straps', service: 'flatbed-towing' },
  wheelLift: { says: 'you tow cars with a wheel-lift, with dollies if needed', service: 'car-towing' },
  recoveredCars: { says: 'a recovered car rides on a flatbed', service: 'accident-recovery' },
  airBrakes: { says: 'you release air brakes last, after the driveline is disconnected', service: 'heavy-duty-towing' },
  junkTitle: { says: 'you ask for the title with a junk car', service: 'junk-car-removal' },
  recycling: { says: 'about 80% of a car is recyclable', service: 'junk-car-removal' },
  lockouts: { says: 'you open locked cars, for which some states ask for a license', service: 'roadside-assistance' },
};
