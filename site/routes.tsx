import type { ReactElement } from 'react';
import type { Entry, ExtraSources, Ground, Logo, PageRoute, Route, SiteMeta } from '../build/route.ts';
import { type Business, BusinessContext } from './business/business.ts';
import { LogoContext } from './business/logo.ts';
import { type PhotosBySlug, PhotosContext } from './business/photos.ts';
import { mapOrigin, quoteOrigin, quoteScript } from './client-settings.ts';
import { bareGround, GroundContext } from './components/area-map/ground.ts';
import { ArticleSections } from './components/article/article.tsx';
import { DoNow } from './components/do-now/do-now.tsx';
import { Phrase } from './components/phrase/phrase.tsx';
import { type Content, ContentContext, type Post } from './content/content.ts';
import { questionsOf } from './content/questions.ts';
import { contactCard } from './files/contact-card.ts';
import { manifest } from './files/manifest.ts';
import { sharePictures } from './files/share-picture.tsx';
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
  contents: readonly Content[],
  pictures: Partial<OwnPictures> = {},
): Iterable<Route> {
  for (const words of contents) {
    const share = sharePictures(business, words, pictures.logo);
    for (const page of pages({ business, words }))
      yield pageRoute({ business, words, contents, pictures, share }, page);
    yield { path: inLanguage(words, '/site.webmanifest'), body: manifest(business, words, asphalt) };
    yield { path: inLanguage(words, '/contact.vcf'), body: contactCard(business, words) };
  }
  yield* drawnFiles(business);
}

interface Site {
  business: Business;
  words: Content;
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
  const { home, about, contact, blog, notFound } = site.words.phrases;
  yield {
    path: '/',
    ...home,
    body: <HomePage />,
    headline: home.hero.title,
    scene: 'flatbed-towing',
    questions: homeQuestions(site.words),
  };
  yield {
    path: '/about/',
    ...about,
    body: <AboutPage />,
    scene: 'long-distance-towing',
    type: 'AboutPage',
    crumbs: aboutCrumbs(site.words),
  };
  yield {
    path: '/contact/',
    ...contact,
    body: <ContactPage />,
    scene: 'emergency-towing-service',
    type: 'ContactPage',
    crumbs: contactCrumbs(site.words),
    frames: [mapOrigin],
    script: 'site/contact-client.ts',
  };
  yield {
    path: '/blog/',
    ...blog,
    body: <BlogPage />,
    scene: 'roadside-assistance',
    type: 'CollectionPage',
    subject: blogSubject(site, newestPosts(site.words)),
    crumbs: blogCrumbs(site.words),
  };
  for (const post of site.words.posts) yield article(site, post);
  for (const service of site.words.services) {
    yield {
      path: servicePath(service.slug),
      title: service.title,
      description: service.description,
      body: <ServicePage service={service} />,
      headline: service.title,
      scene: service.slug,
      crumbs: serviceCrumbs(site.words, service),
      questions: questionsOf(site.words, service.text),
      subject: serviceSubject(site, service),
    };
  }
  for (const page of site.words.help) {
    yield {
      path: helpPath(page.slug),
      title: page.title,
      description: page.description,
      body: <HelpPage page={page} />,
      headline: page.heading,
      scene: page.scene,
      crumbs: helpCrumbs(site.words, page),
      questions: questionsOf(site.words, page.text),
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
  crumbs: postCrumbs(site.words, post),
  subject: postSubject(site, post),
  published: `${post.date}T00:00:00Z`,
  entry: {
    title: site.words.fill(post.title),
    summary: site.words.fill(post.excerpt),
    content: (
      <InSite {...site} path={postPath(post.slug)}>
        <FeedText post={post} />
      </InSite>
    ),
  },
});

/** The text as the feed carries it. */
const FeedText = ({ post }: { post: Post }) => (
  <>
    {post.doNow && <DoNow lines={post.doNow} />}
    <p>
      <Phrase text={post.lead} />
    </p>
    <ArticleSections post={post} />
  </>
);

const InSite = ({ business, words, path, children }: Site & { path: string; children: React.ReactNode }) => (
  <BusinessContext value={business}>
    <ContentContext value={words}>
      <PathContext value={path}>{children}</PathContext>
    </ContentContext>
  </BusinessContext>
);

interface Surroundings extends Site {
  contents: readonly Content[];
  pictures: Partial<OwnPictures>;
  share: ReturnType<typeof sharePictures>;
}

function pageRoute({ business, words, contents, pictures, share }: Surroundings, page: Page): PageRoute {
  const { path, listed = true, frames = [], script, published, entry } = page;
  const title = withName(words.fill(page.title), business.name);
  const description = words.fill(page.description);
  return {
    path: inLanguage(words, path),
    language: words.language,
    home: words.home,
    alternates: Object.fromEntries(contents.map((other) => [other.language, inLanguage(other, path)])),
    meta: {
      title,
      description,
      listed,
      graph: pageGraph({ business, words }, { ...page, title, description }),
      share: share(words.fill(page.headline), page.scene),
      allow: extraSources(business, frames),
      ...(script && { script }),
      ...(published && { published }),
      ...(entry && { entry }),
    },
    body: (
      <PhotosContext value={pictures.photos ?? {}}>
        <LogoContext value={pictures.logo}>
          <GroundContext value={pictures.ground ?? bareGround}>
            <InSite business={business} words={words} path={path}>
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
