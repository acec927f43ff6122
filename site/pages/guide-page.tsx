import { CallButton } from '../components/call/call.tsx';
import { PageHead, useBackground } from '../components/head/page-head.tsx';
import { Markdown } from '../components/markdown/markdown.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ArticleSections } from '../components/section/article-sections.tsx';
import type { Guide } from '../content/content.ts';

/**
 * A guide. Everything above its first section is in the page head: a component or a picture beside the words or behind them,
 * or else the section with the layout for that.
 */
export function GuidePage({ page }: { page: Guide }) {
  const { heading, lead, quote, isOthersJob, text } = page;
  const thing = text.intro.find(({ kind }) => kind === 'directive' || kind === 'image');
  const background = useBackground(thing);
  const section = thing ? undefined : text.sections.find(({ layout }) => layout.includes('aside'));
  const aside = thing ? <Markdown text={[thing]} isFirst /> : section && <ArticleSections sections={[section]} />;
  return (
    <>
      <PageHead heading={heading} lead={lead} {...(background ? { scene: background } : { aside })}>
        {!isOthersJob && (
          <div className="actions">
            <CallButton form="sign" />
            {quote && <QuoteButton label={quote} />}
          </div>
        )}
        <Markdown text={text.intro.filter((block) => block !== thing)} />
      </PageHead>
      <ArticleSections sections={text.sections.filter((other) => other !== section)} />
    </>
  );
}
