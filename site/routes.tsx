import type { ReactElement } from 'react';
import type { Article, ExtraSources, Logo, PageRoute, Route, SiteMeta } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { offeredScene } from './business/service-slugs.ts';
import { mapOrigin, quoteOrigin, quoteScript } from './client-settings.ts';
import type { Band } from './components/site-footer/site-footer.tsx';
import type { Content, Post } from './content/content.ts';
import { questionsOf } from './content/questions.ts';
import { headTitle, shortTitle } from './content/titles.ts';
import { contactCard } from './files/contact-card.ts';
import { manifest } from './files/manifest.ts';
import { sharePicture } from './files/share-picture.tsx';
import { type GraphFacts, pageGraph } from './files/structured-data/page-graph.ts';
import { postSubject, serviceSubject } from './files/structured-data/subjects.ts';
import { Layout } from './layout.tsx';
import { helpPath, inLanguage, postPath, servicePath } from './navigation.ts';
import { AboutPage } from './pages/about.tsx';
import { BlogPage } from './pages/blog.tsx';
import { ContactPage } from './pages/contact.tsx';
import { HomePage, homeQuestions } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PostPage, PostText } from './pages/post.tsx';
import { HelpPage, ServicePage } from './pages/story.tsx';
import { drawnFiles } from './scenes/drawn-files.tsx';
import { Favicon } from './scenes/favicon.tsx';
import { AppIcon, LogoFavicon } from './scenes/logo-mark.tsx';
import { type Crumb, type Images, noImages, type Site, SiteContext } from './site-context.ts';
import { brandOf, colorStyles } from './styles/brand.ts';
import { asphalt } from './styles/palette.ts';

/** The part of the site that is the same on every page. */
export function siteMeta(business: Business, logo?: Logo): SiteMeta {
  const inBrand = (icon: ReactElement) => <SiteContext value={{ business }}>{icon}</SiteContext>;
  const { name, url, brandColor } = business;
  return {
    name,
    url,
    themeColor: { light: asphalt, dark: asphalt },
    icon: { mark: inBrand(logo ? <LogoFavicon logo={logo} /> : <Favicon />), app: inBrand(<AppIcon logo={logo} />) },
    colors: colorStyles(brandOf(brandColor)),
  };
}

/**
 * Every page and file of the site, language by language, in the order of the sitemap.
 * @param contents of each language, the one at the site's root first
 */
export function* routes(
  business: Business,
  contents: readonly Content[],
  images: Partial<Images> = {},
): Iterable<Route> {
  const alternates = new Map<string, Readonly<Record<string, string>>>();
  const tables = contents.map((content) => {
    const shown = { ...noImages, ...images };
    const site = { business, content, contents, alternates, images: shown, path: '/', crumbs: [], footnotes: [] };
    const table = [...pages(site)].filter(({ path }) => content.pages?.includes(path) ?? true);
    for (const { path, listed = true } of table)
      if (listed) alternates.set(path, { ...alternates.get(path), [content.language]: inLanguage(content, path) });
    return { site, table };
  });
  for (const { site, table } of tables) {
    const { content } = site;
    for (const page of table) yield pageRoute(site, page);
    yield { path: inLanguage(content, '/site.webmanifest'), body: manifest(business, content, asphalt) };
    yield { path: inLanguage(content, '/contact.vcf'), body: contactCard(business, content) };
  }
  yield* drawnFiles(business);
}

/** A row of the route table; its title, description and headline may still name facts in braces. */
interface Page extends GraphFacts {
  path: string;
  shorterTitles?: readonly string[];
  /** Its name in the breadcrumbs; a page without a name has none. */
  name?: string;
  /** The page between home and it in the breadcrumbs. */
  parent?: Crumb;
  body: ReactElement;
  /** Its text, whose sources and questions are the page's. */
  article?: Article<unknown>;
  band: Band;
  /** The words on its share picture. */
  headline: string;
  /** The scene on its share picture. */
  scene: string;
  /** What it loads from elsewhere, or sends there, besides what every page does. */
  allow?: ExtraSources;
  /** A post's days and its entry in the feed. */
  dated?: Pick<PageRoute['meta'], 'published' | 'updated' | 'entry'>;
}

function* pages(site: Site): Iterable<Page> {
  const { messages, about, posts, servicePages, helpPages } = site.content;
  const { home, contact, blog, notFound } = messages;
  const names = messages.layout.pages;
  yield {
    ...home,
    path: '/',
    body: <HomePage />,
    headline: home.hero.title,
    scene: 'flatbed-towing',
    questions: homeQuestions(site.content),
  };
  if (about)
    yield {
      ...messages.about,
      path: '/about/',
      name: names.about,
      body: <AboutPage about={about} />,
      article: about,
      scene: 'about',
      type: 'AboutPage',
    };
  yield {
    ...contact,
    path: '/contact/',
    name: names.contact,
    body: <ContactPage />,
    scene: 'emergency-towing-service',
    type: 'ContactPage',
    allow: { frame: [mapOrigin] },
  };
  yield {
    ...blog,
    path: '/blog/',
    name: names.blog,
    body: <BlogPage />,
    scene: 'roadside-assistance',
    type: 'CollectionPage',
  };
  for (const post of posts) yield postPage(site, post);
  for (const service of servicePages) {
    yield {
      ...service,
      path: servicePath(service.slug),
      body: <ServicePage service={service} />,
      band: { title: service.band, text: messages.service.band },
      headline: shortTitle(service.title),
      scene: service.slug,
      article: service.text,
      subject: serviceSubject(site, service),
    };
  }
  for (const page of helpPages) {
    yield {
      ...page,
      path: helpPath(page.slug),
      body: <HelpPage page={page} />,
      band: { title: page.band, text: messages.service.band },
      headline: page.heading,
      article: page.text,
    };
  }
  yield { ...notFound, path: '/404.html', body: <NotFoundPage />, scene: 'not-found', listed: false };
}

function postPage(site: Site, post: Post): Page {
  const { messages, interpolate } = site.content;
  const path = postPath(post.slug);
  const feedText = (
    <SiteContext value={{ ...site, path }}>
      <PostText post={post} />
    </SiteContext>
  );
  return {
    path,
    name: interpolate(post.title),
    parent: { name: messages.layout.pages.blog, path: '/blog/' },
    title: post.pageTitle,
    description: post.description,
    body: <PostPage post={post} />,
    article: post.text,
    band: messages.blog.post.band,
    headline: post.title,
    scene: post.scene,
    subject: postSubject(site, post),
    dated: {
      published: `${post.date}T00:00:00Z`,
      ...(post.updated && { updated: `${post.updated}T00:00:00Z` }),
      entry: { title: interpolate(post.title), summary: interpolate(post.excerpt), content: feedText },
    },
  };
}

function pageRoute(siteOfLanguage: Site, page: Page): PageRoute {
  const { business, content, alternates } = siteOfLanguage;
  const { path, article, listed = true, allow = {} } = page;
  const title = headTitle(page.title, content.interpolate, business.name, page.shorterTitles);
  const description = content.interpolate(page.description);
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
      graph: pageGraph(site, {
        questions: article ? questionsOf(content, article) : [],
        ...page,
        title,
        description,
      }),
      share: sharePicture(site, content.interpolate(page.headline), offeredScene(page.scene, content.services)),
      allow: [...everyPageAllows(business), allow],
      ...page.dated,
    },
    body: (
      <SiteContext value={site}>
        <Layout band={page.band}>{page.body}</Layout>
      </SiteContext>
    ),
  };
}

const crumbsOf = ({ messages }: Content, { path, name, parent }: Page): readonly Crumb[] =>
  name ? [{ name: messages.layout.pages.home, path: '/' }, ...(parent ? [parent] : []), { name, path }] : [];

/** What every page may load from elsewhere: the quote form needs its script, its frame and styles that the script injects. */
const everyPageAllows = ({ quoteFormId }: Business): ExtraSources[] => [
  ...(quoteFormId ? [{ script: [quoteScript], frame: [quoteOrigin], inlineStyle: true }] : []),
];
