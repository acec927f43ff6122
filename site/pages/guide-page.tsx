import { CallButton } from '../components/call/call.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Markdown, Picture } from '../components/markdown/markdown.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { ArticleSections } from '../components/section/article-sections.tsx';
import type { Guide } from '../content/content.ts';

/**
 * A guide. Everything before its first section is in the page head, and beside the words there: a component with what follows
 * it, or else the first picture or points.
 */
export function GuidePage({ page }: { page: Guide }) {
  const { heading, lead, quote, isOthersJob, text } = page;
  const component = text.intro.findIndex(({ kind }) => kind === 'directive');
  const things = text.intro.filter(({ kind }) => kind === 'image' || kind === 'columns');
  const beside = component < 0 ? things.slice(0, 1) : text.intro.slice(component);
  const [first] = beside;
  const shown =
    first?.kind === 'image' ? (
      <Picture {...first} isFirst />
    ) : (
      <div className={first?.kind === 'columns' ? 'panel' : 'stack'}>
        <Markdown text={beside} />
      </div>
    );
  return (
    <>
      <PageHead heading={heading} lead={lead} aside={first && shown}>
        {!isOthersJob && (
          <div className="actions">
            <CallButton form="sign" />
            {quote && <QuoteButton label={quote} />}
          </div>
        )}
        <Markdown text={text.intro.filter((block) => !beside.includes(block))} />
      </PageHead>
      <ArticleSections sections={text.sections} />
    </>
  );
}
