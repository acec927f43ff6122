import type { Post } from '../../content/content.ts';
import { fillIn, formatDate, formatNumber } from '../../content/intl.ts';
import { useContent } from '../../site-context.ts';

/** The day on which a post was written, or last changed, and its reading time, in one line where there is room. */
export function PostFacts({ post: { date, updated, minutes } }: { post: Post }) {
  const { messages, language } = useContent();
  const day = formatDate(language, updated ?? date);
  return (
    <div className="card__facts">
      <time dateTime={updated ?? date}>{updated ? fillIn(messages.blog.changed, { date: day }) : day}</time>{' '}
      <span>{fillIn(messages.blog.readTime, { number: formatNumber(language, minutes) })}</span>
    </div>
  );
}
