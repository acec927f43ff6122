import { type Post, useContent } from '../../content/content.ts';
import { formatDate } from '../../content/intl.ts';

/** Date and read time, in the list and over the article. */
export function PostFacts({ post: { date, minutes } }: { post: Post }) {
  const { phrases, fill, language } = useContent();
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDate(language, date)}</time>
      <span>{fill(phrases.blog.readTime, { number: minutes.toLocaleString(language) })}</span>
    </p>
  );
}
