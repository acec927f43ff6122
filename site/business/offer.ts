import * as v from 'valibot';
import { companyClaims } from './company-claims.ts';
import { optional, subset, yesNo } from './fields/shape.ts';
import { leavable, serviceSlugs } from './services.ts';

/** What the company does and promises. */
export const offer = {
  services: v.optional(
    v.pipe(
      subset(serviceSlugs, {
        label: 'What you do',
        hint: 'The services you offer. Leave blank if you offer all of them.',
        sample: 'ask',
      }),
      v.transform((own) => serviceSlugs.filter((slug) => own.includes(slug))),
    ),
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
