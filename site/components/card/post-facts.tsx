import type { Post } from '../../content/content.ts';
import { fillIn, formatDate, formatNumber } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The dates and reading time of a post, in one line where there is room. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const [before, after] = messages.blog.changed.split('{date}');
  return (
    <div className="card__facts">
      <time dateTime={date}>{formatDate(language, date)}</time>{' '}
      {updated && (
        <span>
          {before}
          <time dateTime={updated}>{formatDate(language, updated)}</time>
          {after}
        </span>
      )}{' '}
      <span>{fillIn(messages.blog.readTime, { number: formatNumber(language, minutes) })}</span>
    </div>
  );
}
