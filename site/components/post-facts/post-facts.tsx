import { type Post, useWords } from '../../words/site-words.ts';

/** Date and read time, in the list and over the article. */
export function PostFacts({ post: { date, minutes } }: { post: Post }) {
  const { phrases, fill, language } = useWords();
  return (
    <p className="post-facts">
      <time dateTime={date}>{new Date(date).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })}</time>
      <span>{fill(phrases.blog.readTime, { number: minutes.toLocaleString(language) })}</span>
    </p>
  );
}
