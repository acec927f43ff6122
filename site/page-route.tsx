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

/** A row of the route table; its title may still name facts in braces. */
export interface Page extends GraphFacts {
  path: string;
  /** Its name in the breadcrumbs; a page without a name has none. */
  name?: string;
  /** The page between home and it in the breadcrumbs. */
  parent?: Crumb;
  body: ReactElement;
  /** Its text, whose sources are the page's. */
  article?: Article<unknown>;
  band: Band;
  /** Whether another company is the one to call: then nothing above its last band wears the brand's color. */
  isOthersJob?: boolean;
  /** Whether it is for visitors who plan ahead, and not for somebody stuck. */
  isPlanned?: boolean;
  /** The words on its share picture. */
  headline: string;
  /** The scene on its share picture. */
  scene: string;
  /** What it loads from elsewhere, or sends there, besides what every page does. */
  allow?: ExtraSources;
  /** A post's days and its entry in the feed. */
  dated?: Pick<PageRoute['meta'], 'published' | 'updated' | 'entry'>;
}

/** The page as the builder takes it, with what is around it and what machines read of it. */
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
      allow: [...everyPageAllows(business), allow],
      ...page.dated,
    },
    ...(article && {
      placeOf: (what) => {
        const ofPage = article.placeOf([pageField(what)]);
        return ofPage.line > 1 ? ofPage : article.placeOf([what]);
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

/** The picture of a page that chat apps show: its scene and headline, and what is in its place. */
function sharePicture({ business, content }: Site, headline: string, scene: string): SharePicture {
  const { name, phone } = business;
  const picture = content.services.find(({ slug }) => slug === scene)?.picture;
  return {
    scene,
    headline,
    alt: [`${headline}.`, `${name}, ${formatPhone(phone)}.`, picture].filter(Boolean).join(' '),
  };
}

/** A post has a title of its own for its heading, and `pageTitle` for its head. */
const pageField = (what: string) => (what === 'title' ? 'pageTitle' : what);

const crumbsOf = ({ messages }: Content, { path, name, parent }: Page): readonly Crumb[] =>
  name ? [{ name: messages.layout.pages.home, path: '/' }, ...(parent ? [parent] : []), { name, path }] : [];

/** What every page may load from elsewhere: the quote form needs its script, its frame and styles that the script injects. */
const everyPageAllows = ({ quoteFormId }: Business): ExtraSources[] => [
  ...(quoteFormId ? [{ script: [quoteScript], frame: [quoteOrigin], inlineStyle: true }] : []),
];
