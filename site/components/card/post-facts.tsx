import type { Post } from '../../content/content.ts';
import { fillIn, formatDate, formatNumber } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The dates and reading time of a post, in one line that reads the same without styles. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const [before, after] = messages.blog.changed.split('{date}');
  // A date doesn't break, nor does what is said of it; no line begins with a dot.
  const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');
  const day = (of: string) => unbroken(formatDate(language, of));
  return (
    <div className="card__facts">
      <time dateTime={date}>{day(date)}</time>
      {updated && (
        <>
          {`\u00a0· ${unbroken(before ?? '')}`}
          <time dateTime={updated}>{day(updated)}</time>
          {after}
        </>
      )}
      {`\u00a0· ${fillIn(messages.blog.readTime, { number: formatNumber(language, minutes) })}`}
    </div>
  );
}
