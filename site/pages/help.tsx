import type { ReactElement } from 'react';
import { CabCard } from '../components/cab-card/cab-card.tsx';
import { Limits } from '../components/limits/limits.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { RateTable } from '../components/rate-table/rate-table.tsx';
import { Story } from '../components/story/story.tsx';
import { YardCard } from '../components/yard-card/yard-card.tsx';
import { type Content, type HelpText, useContent } from '../content/content.ts';
import { helpPath } from '../navigation.ts';

/** What stands at the end of a section beside its words, by the section's id. */
const additions: Readonly<Record<string, ReactElement>> = {
  rates: <RateTable />,
  yard: <YardCard />,
  capacities: <Limits />,
  'cab-card': <CabCard />,
};

/** A page of answers, made to be kept on paper too. */
export function HelpPage({ page }: { page: HelpText }) {
  const words = useContent();
  return (
    <Story
      of={page}
      heading={words.fill(page.heading)}
      crumbs={helpCrumbs(words, page)}
      scene={page.scene}
      action={page.quote && <QuoteButton label={page.quote} />}
      leaflet
      additions={additions}
    />
  );
}

export const helpCrumbs = ({ phrases }: Content, { name, slug }: HelpText) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name, path: helpPath(slug) },
];
