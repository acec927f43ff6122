import type { FunctionComponent } from 'react';
import type { Directive } from '../../content/directives.ts';
import { People } from '../card/person.tsx';
import { Trucks } from '../card/trucks.tsx';
import { KnowUs } from '../list/know-us.tsx';
import { CabCard } from '../paper/cab-card.tsx';
import { Receipt } from '../paper/receipt.tsx';
import { YardCard } from '../paper/yard-card.tsx';
import { Credentials } from '../rows/credentials.tsx';
import { Papers } from '../rows/papers.tsx';
import { PriceLine } from '../rows/price-line.tsx';
import { RateList } from '../rows/rate-list.tsx';
import { WhoToCall } from '../who-to-call/who-to-call.tsx';

/** The components that a text can have on a line of its own, such as `{rates}`. */
export const directives: Readonly<Record<Directive, FunctionComponent>> = {
  rates: RateList,
  price: PriceLine,
  receipt: Receipt,
  yard: YardCard,
  'credentials-list': Credentials,
  papers: Papers,
  'our-trucks': () => <Trucks />,
  'heavy-trucks': () => <Trucks areHeavy />,
  people: People,
  'know-us': KnowUs,
  'who-to-call': WhoToCall,
  'cab-card': CabCard,
};
