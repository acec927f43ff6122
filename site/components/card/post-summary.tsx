import type { Post } from '../../content/content.ts';
import { formatDate, formatNumber } from '../../content/intl.ts';
import { postPath } from '../../paths.ts';
import { useContent } from '../../site-context.ts';
import { Link } from '../links/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** A post in the list: its title as the link, date, read time, excerpt. */
export const PostSummary = ({ post }: { post: Post }) => (
  <article className="stack">
    <h2>
      <Link to={postPath(post.slug)}>{post.title}</Link>
    </h2>
    <PostFacts post={post} />
    <p>{post.excerpt}</p>
  </article>
);

/** The date and reading time of a post, in one line that reads the same without styles. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const [before = '', after = ''] = messages.blog.changed;
  // In one line each.
  const day = (of: string) => formatDate(language, of).replaceAll(' ', '\u00a0');
  return (
    <div className="card__facts">
      <time dateTime={date}>{day(date)}</time>
      {updated && (
        <>
          {` · ${before}`}
          <time dateTime={updated}>{day(updated)}</time>
          {after}
        </>
      )}
      {` · ${messages.blog.readTime({ number: formatNumber(language, minutes) })}`}
    </div>
  );
}

/** @returns what a page's head needs to show the scene of a post, or the photo that its text names */
export const sceneOf = ({ scene: slug, photo }: Post, alt: string) => ({
  scene: { slug, alt },
  aside: photo && <ScenePicture slug={slug} photo={photo} alt={alt} />,
});
