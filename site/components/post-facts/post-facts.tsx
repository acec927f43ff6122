import { isoDate } from '../../words/date.ts';
import type { Post } from '../../words/posts.ts';

/** Date and read time, in the list and over the article. */
export function PostFacts({ post }: { post: Post }) {
  return (
    <p className="post-facts">
      <time dateTime={isoDate(post.date)}>{post.date}</time>
      <span>{post.readTime}</span>
    </p>
  );
}
