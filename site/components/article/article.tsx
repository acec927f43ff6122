import type { Post } from '../../content/content.ts';
import { useContent } from '../../site-context.ts';
import { CallCard } from '../call-card/call-card.tsx';
import { Paragraph, Phrase } from '../phrase/phrase.tsx';
import { TextBlocks } from '../text-blocks/text-blocks.tsx';

/** The text of a post with its table of contents. */
export function Article({ post }: { post: Post }) {
  const { messages } = useContent();
  return (
    <article className="article">
      <Paragraph className="lead" text={post.lead} />
      <div className="article__side">
        <CallCard title={messages.blog.post.band.title} />
        <nav className="article__contents" aria-labelledby="contents">
          <details>
            <summary id="contents">{messages.blog.post.contents}</summary>
            <ol>
              {post.text.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Phrase text={title} />
                  </a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      </div>
      <ArticleSections post={post} />
    </article>
  );
}

/** The sections without the table of contents, as the feed has them. */
export function ArticleSections({ post }: { post: Post }) {
  return post.text.sections.map(({ id, title, blocks }) => (
    <section key={id}>
      <h2 id={id}>
        <Phrase text={title} />
      </h2>
      <TextBlocks blocks={blocks} />
    </section>
  ));
}
