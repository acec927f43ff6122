import { PageHead } from '../components/page-head/page-head.tsx';
import { PostSummary } from '../components/post-summary/post-summary.tsx';
import type { Content } from '../content/content.ts';
import { useContent } from '../site-context.ts';

/** Posts that fit into the first round trip of the list. */
const listedPosts = 20;

/** The newest posts, as many as the list shows. */
export const newestPosts = ({ posts }: Content) => posts.slice(0, listedPosts);

/** The list of posts. */
export function BlogPage() {
  const content = useContent();
  const { name, lead } = content.messages.blog;
  return (
    <>
      <PageHead heading={content.interpolate(name)} lead={lead} />
      <ul className="posts">
        {newestPosts(content).map((post) => (
          <PostSummary key={post.slug} post={post} />
        ))}
      </ul>
    </>
  );
}
