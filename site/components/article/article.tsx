import type { PostText } from '../../pages/posts/index.ts';
import type { ArticleSection } from '../../words/posts.ts';

/** The text of a post with its contents list; every heading can be linked to. */
export function Article({ text: { lead, sections } }: { text: PostText }) {
  return (
    <article className="article">
      <p className="lead">{lead}</p>
      <nav className="article__contents" aria-labelledby="contents">
        <h2 id="contents">In this article</h2>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <ArticleSections sections={sections} />
    </article>
  );
}

/** The sections alone, as the feed carries them too. */
export function ArticleSections({ sections }: { sections: readonly ArticleSection[] }) {
  return sections.map(({ id, title, Body }) => (
    <section key={id}>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <Body />
    </section>
  ));
}
