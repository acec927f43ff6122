import type { FunctionComponent } from 'react';
import type { Directive } from '../../content/directives.ts';
import { useBusiness } from '../../site-context.ts';
import { People } from '../card/person.tsx';
import { HeavyTrucks, Trucks } from '../card/trucks.tsx';
import { OutboundLinks } from '../links/outbound-links.tsx';
import { KnowUs } from '../list/know-us.tsx';
import { CabCard } from '../paper/cab-card.tsx';
import { Receipt } from '../paper/receipt.tsx';
import { YardCard } from '../paper/yard-card.tsx';
import { Credentials } from '../rows/credentials.tsx';
import { Papers } from '../rows/papers.tsx';
import { RateList } from '../rows/rate-list.tsx';
import { WhoToCall } from '../who-to-call/who-to-call.tsx';

/** The component that a text names on a line of its own, such as `{rates}`. */
const components: Readonly<Record<Directive, FunctionComponent>> = {
  rates: RateList,
  receipt: Receipt,
  yard: YardCard,
  'credentials-list': Credentials,
  papers: Papers,
  'our-trucks': () => <Trucks />,
  'heavy-trucks': HeavyTrucks,
  people: People,
  'know-us': KnowUs,
  associations: () => (
    <p className="links__line">
      <OutboundLinks links={useBusiness().otherTowingSites} />
    </p>
  ),
  recognition: () => (
    <p className="links__line">
      <OutboundLinks links={useBusiness().recognition ?? []} />
    </p>
  ),
  'who-to-call': WhoToCall,
  'cab-card': CabCard,
};

/** What is in the place of a directive; the reader of texts has refused every name but these. */
export function DirectiveComponent({ name }: { name: string }) {
  const Component = components[name as Directive];
  return <Component />;
}
