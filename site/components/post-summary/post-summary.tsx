import type { Post } from '../../content/content.ts';
import { formatDate, formatNumber } from '../../content/intl.ts';
import { postPath } from '../../navigation.ts';
import { Icon } from '../../scenes/icons.tsx';
import { useContent } from '../../site-context.ts';
import { Link } from '../link/link.tsx';
import { ScenePicture } from '../scene-picture/scene-picture.tsx';

/** A post in the list: title, excerpt, date, read time, link. */
export function PostSummary({ post }: { post: Post }) {
  const { messages, interpolate } = useContent();
  return (
    <article className="post-summary">
      <h2>
        <Link to={postPath(post.slug)}>{interpolate(post.title)}</Link>
      </h2>
      <PostFacts post={post} />
      <p>{interpolate(post.excerpt)}</p>
      <Link className="lone-link" to={postPath(post.slug)}>
        {messages.blog.read}
        <span className="visually-hidden">: {interpolate(post.title)}</span>
        <Icon name="arrow-right" />
      </Link>
    </article>
  );
}

/** The date and reading time of a post, in one line that reads the same without styles. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const [before = '', after = ''] = messages.blog.changed;
  return (
    <p className="post-facts">
      <time dateTime={date}>{formatDate(language, date)}</time>
      {updated && (
        <>
          {` · ${before}`}
          <time dateTime={updated}>{formatDate(language, updated)}</time>
          {after}
        </>
      )}
      {` · ${messages.blog.readTime({ number: formatNumber(language, minutes) })}`}
    </p>
  );
}

/** @returns what a page's head needs to show the scene of a post, or the photo that its text names */
export const sceneOf = ({ scene: slug, photo }: Post, alt: string) => ({
  scene: { slug, alt },
  aside: photo && <ScenePicture slug={slug} photo={photo} alt={alt} />,
});
