import type { Article } from '../../build/route.ts';
import { PageHead } from '../components/head/page-head.tsx';
import { Link } from '../components/links/link.tsx';
import { ArticleBody } from '../components/section/article-sections.tsx';
import type { NotFoundData } from '../content/page-schemas.ts';
import { useSite } from '../site-context.ts';

/** The page for unknown addresses. The visitor's language is unknown, too, so it has the words of every language. */
export function NotFoundPage({ notFound }: { notFound: Article<NotFoundData> }) {
  const { content, contents, href } = useSite();
  const { picture, heading, message } = notFound.data;
  const others = contents.filter(({ language, texts }) => language !== content.language && texts.notFound);
  return (
    <>
      <PageHead heading={heading} scene={{ slug: 'not-found', alt: picture }}>
        {/* The mile marker in the picture shows the number. */}
        <p className="not-found visually-hidden" data-not-found="">
          404
        </p>
        <div className="section--grid">
          <div className="stack">
            <p className="lead">{message}</p>
            <p>
              <Link className="button" to="/">
                {content.messages.layout.toHome}
              </Link>
            </p>
          </div>
          {others.map(({ language, home, texts, messages }) => (
            <div className="stack" key={language} lang={language}>
              <p>
                <strong>{texts.notFound?.data.heading}.</strong> {texts.notFound?.data.message}
              </p>
              <p>
                <a className="button" href={href(home)} hrefLang={language}>
                  {messages.layout.toHome}
                </a>
              </p>
            </div>
          ))}
        </div>
      </PageHead>
      <ArticleBody {...notFound} />
    </>
  );
}
