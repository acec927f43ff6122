import type { ReactElement } from 'react';
import type { Entry, ExtraSources, Ground, Logo, PageRoute, Route, SiteMeta, Words } from '../build/route.ts';
import { type Business, BusinessContext } from './business/business.ts';
import { LogoContext } from './business/logo.ts';
import { type PhotosBySlug, PhotosContext } from './business/photos.ts';
import { mapOrigin, quoteOrigin, quoteScript } from './client-settings.ts';
import { bareGround, GroundContext } from './components/area-map/ground.ts';
import { ArticleSections } from './components/article/article.tsx';
import { DoNow } from './components/do-now/do-now.tsx';
import { Phrase } from './components/phrase/phrase.tsx';
import { ContentContext, contentOf, type Post } from './content/content.ts';
import type { Phrases, SiteLanguage } from './content/language.ts';
import { questionsOf } from './content/questions.ts';
import { contactCard } from './files/contact-card.ts';
import { manifest } from './files/manifest.ts';
import { sharePicture } from './files/share-picture.tsx';
import type { Site } from './files/structured-data/ids.ts';
import { type GraphFacts, pageGraph } from './files/structured-data/page-graph.ts';
import { blogSubject, postSubject, serviceSubject } from './files/structured-data/subjects.ts';
import { Layout } from './layout.tsx';
import { helpPath, inLanguage, PathContext, postPath, servicePath } from './navigation.ts';
import { AboutPage, aboutCrumbs } from './pages/about.tsx';
import { BlogPage, blogCrumbs, newestPosts } from './pages/blog.tsx';
import { ContactPage, contactCrumbs } from './pages/contact.tsx';
import { HelpPage, helpCrumbs } from './pages/help.tsx';
import { HomePage, homeQuestions } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PostPage, postCrumbs } from './pages/post.tsx';
import { ServicePage, serviceCrumbs } from './pages/service.tsx';
import { drawnFiles } from './scenes/drawn-files.tsx';
import { Favicon } from './scenes/favicon.tsx';
import { AppIcon, LogoFavicon } from './scenes/logo-mark.tsx';
import { asphalt, brandOf, brandStyles } from './styles/brand.ts';

/** What stands once for the whole site. */
export function siteMeta(business: Business, logo?: Logo): SiteMeta {
  const inBrand = (icon: ReactElement) => <BusinessContext value={business}>{icon}</BusinessContext>;
  const { name, url, beacon } = business;
  return {
    name,
    url,
    themeColor: { light: asphalt, dark: asphalt },
    icon: { mark: inBrand(logo ? <LogoFavicon logo={logo} /> : <Favicon />), app: inBrand(<AppIcon logo={logo} />) },
    styles: brandStyles(brandOf(beacon)),
  };
}

/** A language and its words as they were read. */
export type Locale = SiteLanguage & Words<Phrases>;

/** What was drawn or cut for this owner. */
export interface OwnPictures {
  photos: PhotosBySlug;
  logo: Logo | undefined;
  /** What lies under the map of the service area. */
  ground: Ground;
}

/** The table of every page and file of the site, language by language, in the order of the sitemap. */
export function* routes(
  business: Business,
  locales: readonly Locale[],
  pictures: Partial<OwnPictures> = {},
): Iterable<Route> {
  for (const locale of locales) {
    const content = contentOf(business, locale, locale);
    for (const page of pages({ business, content })) yield pageRoute({ business, content, locales, pictures }, page);
    yield { path: inLanguage(content, '/site.webmanifest'), body: manifest(business, content, asphalt) };
    yield { path: inLanguage(content, '/contact.vcf'), body: contactCard(business, content) };
  }
  yield* drawnFiles(business);
}

/** A page as the table tells it; words still name their facts in braces. */
interface Page extends GraphFacts {
  body: ReactElement;
  /** What the picture for sharing says, and the name of its scene. */
  headline: string;
  scene: string;
  frames?: readonly string[];
  script?: string;
  published?: string;
  entry?: Entry;
}

function* pages(site: Site): Iterable<Page> {
  const { home, about, contact, blog, notFound } = site.content.phrases;
  yield {
    path: '/',
    ...home,
    body: <HomePage />,
    headline: home.hero.title,
    scene: 'flatbed-towing',
    questions: homeQuestions(site.content),
  };
  yield {
    path: '/about/',
    ...about,
    body: <AboutPage />,
    scene: 'long-distance-towing',
    type: 'AboutPage',
    crumbs: aboutCrumbs(site.content),
  };
  yield {
    path: '/contact/',
    ...contact,
    body: <ContactPage />,
    scene: 'emergency-towing-service',
    type: 'ContactPage',
    crumbs: contactCrumbs(site.content),
    frames: [mapOrigin],
    script: 'site/contact-client.ts',
  };
  yield {
    path: '/blog/',
    ...blog,
    body: <BlogPage />,
    scene: 'roadside-assistance',
    type: 'CollectionPage',
    subject: blogSubject(site, newestPosts(site.content)),
    crumbs: blogCrumbs(site.content),
  };
  for (const post of site.content.posts) yield article(site, post);
  for (const service of site.content.services) {
    yield {
      path: servicePath(service.slug),
      title: service.title,
      description: service.description,
      body: <ServicePage service={service} />,
      headline: service.title,
      scene: service.slug,
      crumbs: serviceCrumbs(site.content, service),
      questions: questionsOf(site.content, service.text),
      subject: serviceSubject(site, service),
    };
  }
  for (const page of site.content.help) {
    yield {
      path: helpPath(page.slug),
      title: page.title,
      description: page.description,
      body: <HelpPage page={page} />,
      headline: page.heading,
      scene: page.scene,
      crumbs: helpCrumbs(site.content, page),
      questions: questionsOf(site.content, page.text),
    };
  }
  yield { path: '/404.html', ...notFound, body: <NotFoundPage />, scene: 'not-found', listed: false };
}

const article = (site: Site, post: Post): Page => ({
  path: postPath(post.slug),
  title: post.pageTitle,
  description: post.description,
  body: <PostPage post={post} />,
  headline: post.title,
  scene: post.scene,
  crumbs: postCrumbs(site.content, post),
  subject: postSubject(site, post),
  published: `${post.date}T00:00:00Z`,
  entry: {
    title: site.content.fill(post.title),
    summary: site.content.fill(post.excerpt),
    content: (
      <InSite {...site} path={postPath(post.slug)}>
        <FeedText post={post} />
      </InSite>
    ),
  },
});

/** The text as the feed carries it; parsed only where it is rendered, for the newest posts. */
const FeedText = ({ post }: { post: Post }) => (
  <>
    {post.doNow && <DoNow lines={post.doNow} />}
    <p>
      <Phrase text={post.lead} />
    </p>
    <ArticleSections body={post.text.body()} />
  </>
);

const InSite = ({ business, content, path, children }: Site & { path: string; children: React.ReactNode }) => (
  <BusinessContext value={business}>
    <ContentContext value={content}>
      <PathContext value={path}>{children}</PathContext>
    </ContentContext>
  </BusinessContext>
);

interface Surroundings extends Site {
  locales: readonly Locale[];
  pictures: Partial<OwnPictures>;
}

function pageRoute({ business, content, locales, pictures }: Surroundings, page: Page): PageRoute {
  const { path, listed = true, frames = [], script, published, entry } = page;
  const title = withName(content.fill(page.title), business.name);
  const description = content.fill(page.description);
  return {
    path: inLanguage(content, path),
    language: content.language,
    home: content.home,
    alternates: Object.fromEntries(locales.map((other) => [other.language, inLanguage(other, path)])),
    meta: {
      title,
      description,
      listed,
      graph: pageGraph({ business, content }, { ...page, title, description }),
      share: sharePicture({ business, content }, pictures.logo, content.fill(page.headline), page.scene),
      allow: extraSources(business, frames),
      ...(script && { script }),
      ...(published && { published }),
      ...(entry && { entry }),
    },
    body: (
      <PhotosContext value={pictures.photos ?? {}}>
        <LogoContext value={pictures.logo}>
          <GroundContext value={pictures.ground ?? bareGround}>
            <InSite business={business} content={content} path={path}>
              <Layout>{page.body}</Layout>
            </InSite>
          </GroundContext>
        </LogoContext>
      </PhotosContext>
    ),
  };
}

/** The quote form's script and frame are let in where there is a form; it brings styles of its own. */
const extraSources = ({ quoteFormId }: Business, frames: readonly string[]): ExtraSources => {
  if (!quoteFormId) return { frame: frames };
  return { script: [quoteScript], frame: [quoteOrigin, ...frames], inlineStyle: true };
};

/** Search engines cut titles at about 60 characters: the name stands behind where it fits. */
const withName = (title: string, name: string) => (`${title} | ${name}`.length <= 60 ? `${title} | ${name}` : title);
