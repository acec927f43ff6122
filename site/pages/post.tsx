import { Article } from '../components/article/article.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { DoNow } from '../components/do-now/do-now.tsx';
import { Link } from '../components/link/link.tsx';
import { PostFacts } from '../components/post-facts/post-facts.tsx';
import { postPath } from '../navigation.ts';
import { Icon } from '../scenes/icons.tsx';
import type { Post } from '../words/posts.ts';
import { blogCrumbs } from './blog.tsx';
import type { PostText } from './posts/index.ts';

/** One post: what to do now where it has that, contents, text, the ways back. */
export function PostPage({ post, text }: { post: Post; text: PostText }) {
  return (
    <>
      <div className="page-head">
        <Breadcrumbs crumbs={postCrumbs(post)} />
        <h1>{post.title}</h1>
        <PostFacts post={post} />
      </div>
      {text.doNow && <DoNow lines={text.doNow} />}
      <Article text={text} />
      <p className="ways-back">
        <Link className="lone-link" to="/blog/">
          <Icon name="arrow-left" />
          Back to the blog
        </Link>
        <Link className="lone-link" to="/">
          Home
        </Link>
      </p>
      <CallBand title="Stuck right now?" text="Put the reading away and call. We talk you through it." />
    </>
  );
}

export const postCrumbs = ({ title, slug }: Post) => [...blogCrumbs, { name: title, path: postPath(slug) }];
