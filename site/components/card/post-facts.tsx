import type { Post } from '../../content/content.ts';
import { fillIn, formatDate, formatNumber } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The dates and reading time of a post, in one line that reads the same without styles. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const [before, after] = messages.blog.changed.split('{date}');
  // A date doesn't break.
  const day = (of: string) => formatDate(language, of).replaceAll(' ', '\u00a0');
  return (
    <div className="card__facts">
      <time dateTime={date}>{day(date)}</time>
      {updated && (
        <>
          {` · ${before}`}
          <time dateTime={updated}>{day(updated)}</time>
          {after}
        </>
      )}
      {` · ${fillIn(messages.blog.readTime, { number: formatNumber(language, minutes) })}`}
    </div>
  );
}
