import type { ReactElement } from 'react';
import type { Article, ExtraSources, PageRoute, SharePicture } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { offeredScene } from './business/services.ts';
import { quoteOrigin, quoteScript } from './client-settings.ts';
import type { Band } from './components/site-footer/site-footer.tsx';
import type { Content } from './content/content.ts';
import { formatPhone } from './content/intl.ts';
import { headTitle } from './content/titles.ts';
import { type GraphFacts, pageGraph } from './files/structured-data/page-graph.ts';
import { Layout } from './layout.tsx';
import { inLanguage } from './paths.ts';
import { type Crumb, type Site, SiteContext } from './site-context.ts';

/** A row of the route table. */
export interface Page extends GraphFacts {
  path: string;
  /** Its name in the breadcrumbs. A page without a name has no breadcrumbs. */
  name?: string;
  /** The page between home and it in the breadcrumbs. */
  parent?: Crumb;
  body: ReactElement;
  /** Its text, for the list of sources. */
  article?: Article<unknown>;
  band: Band;
  /** Whether the page is about calling someone else. Then nothing above its last band has the brand's color. */
  isOthersJob?: boolean;
  /** Whether it is for visitors who plan ahead, not for someone stuck. */
  isPlanned?: boolean;
  /** The words on its share picture. */
  headline: string;
  /** The scene on its share picture. */
  scene: string;
  /** What only this page loads from elsewhere, or sends there. */
  allow?: ExtraSources;
  /** A post's days and its entry in the feed. */
  dated?: Pick<PageRoute['meta'], 'published' | 'updated' | 'entry'>;
}

/** The page for the builder, with its layout, meta tags and structured data. */
export function pageRoute(siteOfLanguage: Site, page: Page): PageRoute {
  const { business, content, alternates } = siteOfLanguage;
  const { path, description, article, listed = true, allow = {} } = page;
  const title = headTitle(page.title, business.name);
  const own = inLanguage(content, path);
  const site = { ...siteOfLanguage, path, crumbs: crumbsOf(content, page), footnotes: article?.footnotes ?? [] };
  return {
    path: own,
    language: content.language,
    home: content.home,
    hasFeed: content.posts.length > 0,
    alternates: alternates.get(path) ?? { [content.language]: own },
    meta: {
      title,
      description,
      listed,
      graph: pageGraph(site, { ...page, title }),
      share: sharePicture(site, page.headline, offeredScene(page.scene, content.services)),
      allow: [everyPageAllows(business), allow],
      ...page.dated,
    },
    ...(article && {
      placeOf: (what) => {
        // The title of a post is its heading; `pageTitle` is the one for search engines.
        const ownTitle = article.placeOf(['pageTitle']);
        return what === 'title' && ownTitle.line > 1 ? ownTitle : article.placeOf([what]);
      },
    }),
    body: (
      <SiteContext value={site}>
        <Layout band={page.band} isQuiet={page.isOthersJob} isPlanned={page.isPlanned}>
          {page.body}
        </Layout>
      </SiteContext>
    ),
  };
}

/** The picture that chat apps show for a page, and its alt text. */
function sharePicture({ business, content }: Site, headline: string, scene: string): SharePicture {
  const { name, phone } = business;
  const picture = content.services.find(({ slug }) => slug === scene)?.picture;
  return {
    scene,
    headline,
    alt: [headline.replace(/[^?!.]$/, '$&.'), `${name}, ${formatPhone(phone)}.`, picture].filter(Boolean).join(' '),
  };
}

const crumbsOf = ({ messages }: Content, { path, name, parent }: Page): readonly Crumb[] =>
  name ? [{ name: messages.layout.pages.home, path: '/' }, ...(parent ? [parent] : []), { name, path }] : [];

/** What every page may load from elsewhere. The quote form's script needs a frame and injects styles. */
const everyPageAllows = ({ quoteFormId }: Business): ExtraSources =>
  quoteFormId ? { script: [quoteScript], frame: [quoteOrigin], inlineStyle: true } : {};
