import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { PostSummary } from '../components/post-summary/post-summary.tsx';
import { posts } from '../words/posts.ts';

/** The list of posts. */
export function BlogPage() {
  return (
    <>
      <div className="page-head">
        <Breadcrumbs crumbs={blogCrumbs} />
        <h1>Blog</h1>
        <p className="lead">Worth reading before you need it, and short enough for when you do.</p>
      </div>
      <ul className="posts">
        {posts.map((post) => (
          <PostSummary key={post.id} post={post} />
        ))}
      </ul>
      <CallBand title="Not in the mood to read?" text="Ask us. One call answers most of it." />
    </>
  );
}

export const blogCrumbs = [
  { name: 'Home', path: '/' },
  { name: 'Blog', path: '/blog/' },
];
