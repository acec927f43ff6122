import { CallButton } from '../components/call/call.tsx';
import { PostFacts } from '../components/card/post-facts.tsx';
import { PageHead } from '../components/head/page-head.tsx';
import { Link } from '../components/links/link.tsx';
import { Steps } from '../components/list/steps.tsx';
import { Markdown } from '../components/markdown/markdown.tsx';
import { Paragraph, Sentence } from '../components/markdown/sentence.tsx';
import { PhotoPicture } from '../components/scene-picture/scene-picture.tsx';
import { Section } from '../components/section/section.tsx';
import { CallsAndDanger, RoadControl } from '../components/who-to-call/who-to-call.tsx';
import type { Post } from '../content/content.ts';
import { Icon } from '../scenes/icons.tsx';
import { SiteContext, useContent, useSite } from '../site-context.ts';

/** A post. The table of contents is next to it and stays in sight on wide screens. */
export function PostPage({ post }: { post: Post }) {
  const { blog } = useContent().messages;
  const { sections } = post.text;
  const { contents, back } = blog.post;
  const { scene, picture } = post;
  const photo = useSite().images.photos[post.photo ?? ''];
  const head = post.doNow
    ? { opening: <RoadControl /> }
    : photo
      ? { aside: <PhotoPicture photo={photo} alt={picture} width={34} /> }
      : { scene: { slug: scene, alt: picture } };
  return (
    <>
      <PageHead heading={post.title} isLong {...head}>
        <PostFacts post={post} />
        {post.doNow ? (
          <CallsAndDanger />
        ) : (
          <div className="actions">
            <CallButton form="sign" />
          </div>
        )}
      </PageHead>
      <article className="article">
        <DoNow post={post} />
        <Paragraph className="lead" text={post.lead} />
        {sections.length > 0 && (
          <nav className="article__contents screen-only" aria-labelledby="contents">
            <details>
              <summary className="chevron large" id="contents">
                {contents}
              </summary>
              <ol>
                {sections.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <Sentence text={title} />
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        )}
        <Words post={post} />
        <p className="screen-only">
          <Link className="lone-link" to="/blog/">
            <Icon name="arrow-left" />
            {back}
          </Link>
        </p>
      </article>
    </>
  );
}

/** The text alone, for the feed. */
export const PostText = ({ post }: { post: Post }) => (
  <>
    <DoNow post={post} />
    <Paragraph text={post.lead} />
    <Words post={post} />
  </>
);

/** First steps for a driver on the shoulder, with numbers to tap; nothing in a post without them. */
function DoNow({ post: { doNow } }: { post: Post }) {
  const site = useSite();
  if (!doNow) return null;
  return (
    <Section title={site.content.messages.blog.post.doNow} className="stack">
      {/* Without marks: the text below cites the same sources. */}
      <SiteContext value={{ ...site, footnotes: [] }}>
        <Steps steps={doNow.map((text) => ({ title: '', text: <Sentence text={text} /> }))} />
      </SiteContext>
    </Section>
  );
}

/** The words before the first section, and the sections. */
const Words = ({ post: { text } }: { post: Post }) => (
  <>
    {text.intro.length > 0 && (
      <section className="stack">
        <Markdown text={text.intro} />
      </section>
    )}
    {text.sections.map(({ id, title, blocks }) => (
      <Section key={id} id={id} title={<Sentence text={title} />} className="stack">
        <Markdown text={blocks} />
      </Section>
    ))}
  </>
);
