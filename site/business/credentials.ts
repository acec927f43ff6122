import type { Business } from './business.ts';

const fieldOf = { licensed: 'license', insured: 'insurance', certified: 'operators' } as const;

type Credential = keyof typeof fieldOf;

/** What the company may say of itself, as its facts show it: licensed, insured, certified. */
export const credentialsOf = (business: Business): readonly Credential[] =>
  (Object.keys(fieldOf) as Credential[]).filter((name) => business[fieldOf[name]] !== undefined);
