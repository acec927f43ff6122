import * as v from 'valibot';
import { companyClaims } from './company-claims.ts';
import { optional, subset, yesNo } from './fields/shape.ts';
import { leavable } from './leave-out.ts';
import { serviceSlugs } from './service-slugs.ts';

/** What the company does and promises. */
export const offer = {
  services: v.optional(
    subset(serviceSlugs, {
      label: 'What you do',
      hint: 'The services you offer. Leave blank if you offer all of them.',
      sample: 'ask',
    }),
    [...serviceSlugs],
  ),
  claims: companyClaims,
  ...optional({
    leaveOut: subset(
      leavable,
      { label: 'What to leave off your site' },
      {
        fleets: 'The page for fleets',
        blog: 'The blog',
        motorcycles: 'Motorcycle towing',
        'understanding-towing-services': 'The post “Understanding Towing Services”',
        'what-to-do-car-breaks-down-highway': 'The post on highway breakdowns',
      },
    ),
  }),
  relayCalls: yesNo({
    label: '711 relay calls',
    hint: 'Whether your dispatchers take them, from people who are deaf or hard of hearing or have a speech disability.',
    sample: 'ask',
  }),
};
