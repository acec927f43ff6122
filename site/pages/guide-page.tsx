import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import type { Guide } from '../content/content.ts';
import { ArticlePage } from './article-page.tsx';

/** A guide. */
export const GuidePage = ({ page }: { page: Guide }) => (
  <ArticlePage
    article={page}
    heading={page.heading}
    hasCall={!page.isOthersJob}
    action={page.quote && <QuoteButton label={page.quote} />}
  />
);
