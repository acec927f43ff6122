import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { PostSummary } from '../components/post-summary/post-summary.tsx';
import { type Content, useContent } from '../content/content.ts';

/** So many posts fit into the first round trip of the list. */
const most = 20;

/** The newest posts, as the list shows them. */
export const newestPosts = ({ posts }: Content) => posts.slice(0, most);

/** The list of posts. */
export function BlogPage() {
  const words = useContent();
  const { name, lead, band } = words.phrases.blog;
  return (
    <>
      <div className="page-head">
        <Breadcrumbs crumbs={blogCrumbs(words)} />
        <h1>{words.fill(name)}</h1>
        <p className="lead">{lead}</p>
      </div>
      <ul className="posts">
        {newestPosts(words).map((post) => (
          <PostSummary key={post.slug} post={post} />
        ))}
      </ul>
      <CallBand {...band} />
    </>
  );
}

export const blogCrumbs = ({ phrases }: Content) => [
  { name: phrases.layout.pages.home, path: '/' },
  { name: phrases.layout.pages.blog, path: '/blog/' },
];
