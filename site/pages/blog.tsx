import type { Article } from '../../build/route.ts';
import { PostSummary } from '../components/card/post-summary.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import type { BlogData } from '../content/page-schemas.ts';
import { useContent } from '../site-context.ts';

/** Posts that fit into the first round trip of the list. */
const listedPosts = 20;

/** The list of posts, the newest one first. */
export const BlogPage = ({ blog }: { blog: Article<BlogData> }) => (
  <>
    <PageHead heading={blog.data.heading} />
    <ul className="section">
      {useContent()
        .posts.slice(0, listedPosts)
        .map((post) => (
          <li key={post.slug} className="card card--post">
            <PostSummary post={post} />
            <ScenePicture slug={post.scene} photo={post.photo} alt={post.picture} inCard />
          </li>
        ))}
    </ul>
    <ArticleBody {...blog} />
  </>
);
