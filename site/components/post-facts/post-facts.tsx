import type { Post } from '../../content/content.ts';
import { formatDate } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The date and reading time of a post. */
export function PostFacts({ post: { date, minutes } }: { post: Post }) {
  const { phrases, fill, language } = useContent();
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDate(language, date)}</time>
      <span>{fill(phrases.blog.readTime, { number: minutes.toLocaleString(language) })}</span>
    </p>
  );
}
