import { Article } from '../components/article/article.tsx';
import { Breadcrumbs } from '../components/breadcrumbs/breadcrumbs.tsx';
import { CallBand } from '../components/call-band/call-band.tsx';
import { DoNow } from '../components/do-now/do-now.tsx';
import { Link } from '../components/link/link.tsx';
import { PostFacts } from '../components/post-facts/post-facts.tsx';
import { NotesContext } from '../components/sources/notes.ts';
import { Sources } from '../components/sources/sources.tsx';
import { type Content, type Post, useContent } from '../content/content.ts';
import { postPath } from '../navigation.ts';
import { Icon } from '../scenes/icons.tsx';
import { blogCrumbs } from './blog.tsx';

/** One post: what to do now where it has that, contents, text, the ways back. */
export function PostPage({ post }: { post: Post }) {
  const words = useContent();
  const { layout, blog } = words.phrases;
  return (
    <NotesContext value={post.text.footnotes}>
      <div className={post.doNow ? 'page-head page-head--split' : 'page-head'}>
        <Breadcrumbs crumbs={postCrumbs(words, post)} />
        <h1>{words.fill(post.title)}</h1>
        <PostFacts post={post} />
        {post.doNow && <DoNow lines={post.doNow} />}
      </div>
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
      <Sources />
      <CallBand {...blog.post.band} />
    </NotesContext>
  );
}

export const postCrumbs = (words: Content, { title, slug }: Post) => [
  ...blogCrumbs(words),
  { name: words.fill(title), path: postPath(slug) },
];
