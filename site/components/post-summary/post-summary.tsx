import type { Post } from '../../content/content.ts';
import { postPath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { PostFacts } from '../post-facts/post-facts.tsx';

/** A post in the list: title, excerpt, date, read time, link. */
export function PostSummary({ post }: { post: Post }) {
  const { messages, interpolate } = useContent();
  return (
    <article className="post-summary">
      <h2>
        <Link to={postPath(post.slug)}>{interpolate(post.title)}</Link>
      </h2>
      <PostFacts post={post} />
      <p>{interpolate(post.excerpt)}</p>
      <Link className="lone-link" to={postPath(post.slug)}>
        {messages.blog.read}
        <span className="visually-hidden">: {interpolate(post.title)}</span>
        <Icon name="arrow-right" />
      </Link>
    </article>
  );
}
