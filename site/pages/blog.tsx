import type { Article } from '../../build/route.ts';
import { PostFacts } from '../components/card/post-facts.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Link } from '../components/links/link.tsx';
import { ScenePicture } from '../components/scene-picture/scene-picture.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import type { BlogData } from '../content/page-schemas.ts';
import { postPath } from '../paths.ts';
import { useContent } from '../site-context.ts';

/** More posts wouldn't fit in the first round trip. */
const listedPosts = 20;

/** The list of posts, the newest first. */
export const BlogPage = ({ blog }: { blog: Article<BlogData> }) => (
  <>
    <PageHead heading={blog.data.heading} lead={blog.data.lead} />
    <ul className="section">
      {useContent()
        .posts.slice(0, listedPosts)
        .map((post, index) => (
          <li key={post.slug} className="card card--post">
            <article className="stack">
              <h2>
                <Link to={postPath(post.slug)}>{post.title}</Link>
              </h2>
              <PostFacts post={post} />
              <p>{post.excerpt}</p>
            </article>
            <ScenePicture
              slug={post.scene}
              photo={post.photo}
              alt={post.picture}
              loading={index === 0 ? 'eager' : 'lazy'}
            />
          </li>
        ))}
    </ul>
    <ArticleBody {...blog} />
  </>
);
