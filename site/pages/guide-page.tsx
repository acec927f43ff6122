import { CallButton } from '../components/call/call.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Markdown, Picture } from '../components/markdown/markdown.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ArticleSections } from '../components/section/article-sections.tsx';
import type { Guide } from '../content/content.ts';

/** A guide. All before its first section is in its head: the last picture, component or points beside the words. */
export function GuidePage({ page }: { page: Guide }) {
  const { heading, lead, quote, isOthersJob, text } = page;
  const thing = text.intro.findLast(({ kind }) => kind === 'image' || kind === 'directive' || kind === 'columns');
  const shown = thing && (thing.kind === 'image' ? <Picture {...thing} isFirst /> : <Markdown text={[thing]} />);
  return (
    <>
      <PageHead
        heading={heading}
        lead={lead}
        aside={thing?.kind === 'columns' ? <div className="panel">{shown}</div> : shown}
      >
        {!isOthersJob && (
          <div className="actions">
            <CallButton form="sign" />
            {quote && <QuoteButton label={quote} />}
          </div>
        )}
        <Markdown text={text.intro.filter((block) => block !== thing)} />
      </PageHead>
      <ArticleSections sections={text.sections} />
    </>
  );
}
