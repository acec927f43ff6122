import { Article } from '../components/article/article.tsx';
import { DoNow } from '../components/do-now/do-now.tsx';
import { Link } from '../components/link/link.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { PostFacts, sceneOf } from '../components/post-summary/post-summary.tsx';
import { WhoToCall } from '../components/who-to-call/who-to-call.tsx';
import type { Post } from '../content/content.ts';
import { Icon } from '../scenes/icons.tsx';
import { useContent } from '../site-context.ts';

/** One post. */
export function PostPage({ post }: { post: Post }) {
  const { messages, interpolate } = useContent();
  const { layout, blog } = messages;
  return (
    <>
      <PageHead
        heading={interpolate(post.title)}
        {...(post.doNow
          ? { aside: <WhoToCall />, more: <DoNow lines={post.doNow} /> }
          : sceneOf(post, interpolate(post.picture)))}
      >
        <PostFacts post={post} />
      </PageHead>
      <Article post={post} />
      <p className="ways-back">
        <Link className="lone-link" to="/blog/">
          <Icon name="arrow-left" />
          {blog.post.back}
        </Link>
        <Link className="lone-link" to="/">
          {layout.pages.home}
        </Link>
      </p>
    </>
  );
}
