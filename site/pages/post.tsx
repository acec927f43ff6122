import { CallButton } from '../components/call-button/call-button.tsx';
import { Link } from '../components/link/link.tsx';
import { Items, Markdown, Paragraph } from '../components/markdown/markdown.tsx';
import { PageHead } from '../components/page-head/page-head.tsx';
import { PostFacts, sceneOf } from '../components/post-summary/post-summary.tsx';
import { QuoteButton } from '../components/quote-button/quote-button.tsx';
import { WhoToCall } from '../components/who-to-call/who-to-call.tsx';
import type { Post } from '../content/content.ts';
import { Icon } from '../scenes/icons.tsx';
import { SiteContext, useContent, useSite } from '../site-context.ts';

/** One post: beside its words the call and the table of contents, which stay in sight on wide screens. */
export function PostPage({ post }: { post: Post }) {
  const { messages, interpolate } = useContent();
  const { layout, blog } = messages;
  const { band, contents, back } = blog.post;
  const head = post.doNow
    ? { opening: <WhoToCall />, more: <DoNow post={post} /> }
    : sceneOf(post, interpolate(post.picture));
  return (
    <>
      <PageHead heading={interpolate(post.title)} {...head}>
        <PostFacts post={post} />
      </PageHead>
      <article className="article">
        <Paragraph className="lead" text={post.lead} />
        <div className="article__side">
          <div className="call-card panel">
            <p className="call-card__title">{band.title}</p>
            <CallButton />
            <QuoteButton />
            <p>{interpolate(layout.footer.hours)}</p>
          </div>
          <nav className="article__contents" aria-labelledby="contents">
            <details>
              <summary id="contents">{contents}</summary>
              <ol>
                {post.text.sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <Markdown text={title} />
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        </div>
        <Sections post={post} />
      </article>
      <p className="ways-back">
        <Link className="lone-link" to="/blog/">
          <Icon name="arrow-left" />
          {back}
        </Link>
        <Link className="lone-link" to="/">
          {layout.pages.home}
        </Link>
      </p>
    </>
  );
}

/** The text alone, as the feed has it. */
export const PostText = ({ post }: { post: Post }) => (
  <>
    <DoNow post={post} />
    <Paragraph text={post.lead} />
    <Sections post={post} />
  </>
);

/** First steps for a driver on the shoulder, in order, with numbers to tap; nothing in a post without them. */
function DoNow({ post: { doNow } }: { post: Post }) {
  const site = useSite();
  if (!doNow) return null;
  return (
    <section className="panel stack" aria-labelledby="do-now">
      <h2 id="do-now">{site.content.messages.blog.post.doNow}</h2>
      {/* No marks: the text below leans on the same sources. */}
      <SiteContext value={{ ...site, footnotes: [] }}>
        <ol>
          <Items texts={doNow} />
        </ol>
      </SiteContext>
    </section>
  );
}

const Sections = ({ post }: { post: Post }) =>
  post.text.sections.map(({ id, title, blocks }) => (
    <section key={id}>
      <h2 id={id}>
        <Markdown text={title} />
      </h2>
      <Markdown text={blocks} />
    </section>
  ));
