import type { Post } from '../../content/content.ts';
import { formatDate, formatNumber } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The date and reading time of a post. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, interpolate, language } = useContent();
  const [before = '', after = ''] = messages.blog.changed.split('{date}');
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDate(language, date)}</time>
      {updated && (
        <span>
          {before}
          <time dateTime={updated}>{formatDate(language, updated)}</time>
          {after}
        </span>
      )}
      <span>{interpolate(messages.blog.readTime, { number: formatNumber(language, minutes) })}</span>
    </p>
  );
}
