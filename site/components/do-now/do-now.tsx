import type { TextNode } from '../../../build/route.ts';
import { SiteContext, useSite } from '../../site-context.ts';
import { Items } from '../phrase/phrase.tsx';

/** First steps for a driver on the shoulder, in order, with numbers to tap. */
export function DoNow({ lines }: { lines: readonly (readonly TextNode[])[] }) {
  const site = useSite();
  return (
    <section className="panel stack" aria-labelledby="do-now">
      <h2 id="do-now">{site.content.messages.blog.post.doNow}</h2>
      {/* No marks: the text below leans on the same sources. */}
      <SiteContext value={{ ...site, footnotes: [] }}>
        <ol>
          <Items texts={lines} />
        </ol>
      </SiteContext>
    </section>
  );
}
