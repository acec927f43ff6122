import type { Post } from './content/content.ts';
import type { BlogData } from './content/page-schemas.ts';
import { postSubject } from './files/structured-data/subjects.ts';
import type { Page } from './page-route.tsx';
import { PostPage, PostText } from './pages/post.tsx';
import { postPath } from './paths.ts';
import { type Site, SiteContext } from './site-context.ts';

/** The row of the route table for a post. */
export function postPage(site: Site, post: Post, blog: BlogData): Page {
  const { messages } = site.content;
  const path = postPath(post.slug);
  const feedText = (
    <SiteContext value={{ ...site, path }}>
      <PostText post={post} />
    </SiteContext>
  );
  return {
    path,
    name: post.title,
    parent: { name: messages.layout.pages.blog, path: '/blog/' },
    title: post.pageTitle,
    description: post.description,
    body: <PostPage post={post} />,
    article: post.text,
    band: blog.postBand,
    headline: post.title,
    scene: post.scene,
    subject: () => postSubject(site, post, blog),
    dated: {
      published: `${post.date}T00:00:00Z`,
      ...(post.updated && { updated: `${post.updated}T00:00:00Z` }),
      entry: { title: post.title, summary: post.excerpt, content: feedText },
    },
  };
}
