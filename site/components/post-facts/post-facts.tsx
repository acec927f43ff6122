import { formatDate } from '../../words/format-date.ts';
import { type Post, useWords } from '../../words/site-words.ts';

/** Date and read time, in the list and over the article. */
export function PostFacts({ post: { date, minutes } }: { post: Post }) {
  const { phrases, fill, language } = useWords();
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDate(language, date)}</time>
      <span>{fill(phrases.blog.readTime, { number: minutes.toLocaleString(language) })}</span>
    </p>
  );
}
