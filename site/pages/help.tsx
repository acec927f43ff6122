import { CabCard } from '../components/cab-card/cab-card.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { RateTable } from '../components/rate-table/rate-table.tsx';
import { Story } from '../components/story/story.tsx';
import { YardCard } from '../components/yard-card/yard-card.tsx';
import type { HelpText } from '../content/content.ts';
import { useContent } from '../site-context.ts';

/** A page of answers. */
export function HelpPage({ page }: { page: HelpText }) {
  const { interpolate } = useContent();
  return (
    <Story
      of={page}
      heading={interpolate(page.heading)}
      card={page.slug === 'fleets' && <CabCard />}
      hasCall={!page.isOthersJob}
      action={page.quote && <QuoteButton label={page.quote} />}
      additions={{
        rates: <RateTable />,
        yard: <YardCard />,
      }}
    />
  );
}
