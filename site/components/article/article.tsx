import type { TextBody } from '../../../build/route.ts';
import type { Post } from '../../content/content.ts';
import { useContent } from '../../site-context.ts';
import { CallCard } from '../call-card/call-card.tsx';
import { Phrase } from '../phrase/phrase.tsx';
import { InlineText, TextBlocks } from '../text-blocks/text-blocks.tsx';

/** The text of a post with its table of contents. */
export function Article({ post, body }: { post: Post; body: TextBody }) {
  const { phrases } = useContent();
  return (
    <article className="article">
      <p className="lead">
        <Phrase text={post.lead} />
      </p>
      <div className="article__side">
        <nav className="article__contents" aria-labelledby="contents">
          <h2 id="contents">{phrases.blog.post.contents}</h2>
          <ol>
            {body.sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <InlineText words={title} />
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <CallCard title={phrases.blog.post.band.title} />
      </div>
      <ArticleSections body={body} />
    </article>
  );
}

/** The sections without the table of contents, as the feed has them. */
export function ArticleSections({ body }: { body: TextBody }) {
  return body.sections.map(({ id, title, blocks }) => (
    <section key={id}>
      <h2 id={id}>
        <a href={`#${id}`}>
          <InlineText words={title} />
        </a>
      </h2>
      <TextBlocks blocks={blocks} />
    </section>
  ));
}
