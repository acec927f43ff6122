import type { Post } from '../../content/content.ts';
import { formatDate } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The date and reading time of a post. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { phrases, fill, language } = useContent();
  const [before = '', after = ''] = phrases.blog.changed.split('{date}');
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
      <span>{fill(phrases.blog.readTime, { number: minutes.toLocaleString(language) })}</span>
    </p>
  );
}
