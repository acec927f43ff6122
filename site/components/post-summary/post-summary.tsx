import { postPath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import type { Post } from '../../words/posts.ts';
import { Link } from '../link/link.tsx';
import { PostFacts } from '../post-facts/post-facts.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** A post in the list: title, excerpt, date, read time, link. */
export function PostSummary({ post }: { post: Post }) {
  return (
    <li className="post-summary">
      <ScenePicture slug={post.scene} alt={post.picture} />
      <h2>
        <Link to={postPath(post.slug)}>{post.title}</Link>
      </h2>
      <PostFacts post={post} />
      <p>{post.excerpt}</p>
      <Link className="lone-link" to={postPath(post.slug)}>
        Read the article<span className="visually-hidden">: {post.title}</span>
        <Icon name="arrow-right" />
      </Link>
    </li>
  );
}
