import type { ReactElement } from 'react';
import type { ExtraSources, FileRoute, PageMeta, PageRoute, Route, SiteMeta } from '../build/route.ts';
import { type Business, BusinessContext } from './business/business.ts';
import { type PhotosBySlug, PhotosContext } from './business/photos.ts';
import { type Service, services } from './business/services.ts';
import { mapOrigin, quoteOrigin } from './client-settings.ts';
import { ArticleSections } from './components/article/article.tsx';
import { DoNow } from './components/do-now/do-now.tsx';
import { contactCard } from './files/contact-card.ts';
import { manifest } from './files/manifest.ts';
import { sharePicture } from './files/share-picture.tsx';
import { blogSubject, type GraphFacts, pageGraph, postSubject, serviceSubject } from './files/structured-data.ts';
import { Layout } from './layout.tsx';
import { postPath, servicePath } from './navigation.ts';
import { AboutPage, aboutCrumbs } from './pages/about.tsx';
import { BlogPage, blogCrumbs } from './pages/blog.tsx';
import { ContactPage, contactCrumbs } from './pages/contact.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { PostPage, postCrumbs } from './pages/post.tsx';
import { type PostText, postTexts } from './pages/posts/index.ts';
import { ServicePage, serviceCrumbs } from './pages/service.tsx';
import { serviceTexts } from './pages/services/index.ts';
import { Favicon } from './scenes/favicon.tsx';
import { scenes } from './scenes/index.ts';
import { MarkIcon } from './scenes/mark.tsx';
import { isoDate } from './words/date.ts';
import { faq } from './words/faq.ts';
import { type Post, posts } from './words/posts.ts';

const asphalt = '#10151c';

/** What stands once for the whole site. */
export const siteMeta = ({ name, url }: Business): SiteMeta => ({
  name,
  url,
  language: 'en-US',
  themeColor: { light: asphalt, dark: asphalt },
  icon: { mark: <Favicon />, app: <MarkIcon background={asphalt} /> },
});

/** The table of every page and file of the site, in the order of the sitemap. */
export function* routes(business: Business, photos: PhotosBySlug = {}): Iterable<Route> {
  for (const route of pages(business)) {
    yield { ...route, body: <PhotosContext value={photos}>{route.body}</PhotosContext> };
  }
  yield* files(business);
}

function* pages(business: Business): Iterable<PageRoute> {
  yield home(business);
  yield about(business);
  yield contact(business);
  yield blog(business);
  for (const post of posts) yield article(business, post);
  for (const service of services) yield servicePage(business, service);
  yield notFound(business);
}

/** The page for every address that the site does not have. */
export const notFound = (business: Business): PageRoute =>
  page(business, <NotFoundPage />, {
    path: '/404.html',
    title: 'Page not found',
    description: 'There is no page at this address. Go back to the home page, or call us at any hour for a tow.',
    headline: 'This road ends here',
    scene: 'not-found',
    listed: false,
  });

const home = (business: Business) =>
  page(business, <HomePage />, {
    path: '/',
    title: `24/7 Towing in ${business.township}, NJ`,
    description: `Towing, roadside assistance and recovery in ${business.township} Township, NJ, day and night. Call for help now or ask for a free quote.`,
    headline: `${business.township} Township’s most trusted towing service`,
    scene: 'flatbed-towing',
    questions: faq,
  });

const about = (business: Business) =>
  page(business, <AboutPage />, {
    path: '/about/',
    title: `About Our Towing Company in ${business.township}`,
    description: `Who comes when you call for a tow in ${business.township}, NJ: our story, what we hold to, and why drivers choose us.`,
    headline: 'The towing company down the road',
    scene: 'long-distance-towing',
    type: 'AboutPage',
    crumbs: aboutCrumbs,
  });

const contact = (business: Business) =>
  page(business, <ContactPage />, {
    path: '/contact/',
    title: `Call a Tow Truck in ${business.township}`,
    description: `Phone, address, hours and service area for towing in ${business.township}, NJ, and help with telling us where you are.`,
    headline: 'Call any time, day or night',
    scene: 'emergency-towing-service',
    type: 'ContactPage',
    crumbs: contactCrumbs,
    frames: [mapOrigin],
  });

const blog = (business: Business) =>
  page(business, <BlogPage />, {
    path: '/blog/',
    title: `Towing Advice for ${business.township} Drivers`,
    description: `What to do when the car stops, and how towing works: plain advice for drivers in and around ${business.township}, NJ.`,
    headline: 'Plain advice for the road',
    scene: 'roadside-assistance',
    type: 'CollectionPage',
    subject: blogSubject(business),
    crumbs: blogCrumbs,
  });

function article(business: Business, post: Post): PageRoute {
  const text = textOf(postTexts, post.slug, 'site/pages/posts');
  const { title, excerpt: summary } = post;
  return page(business, <PostPage post={post} text={text} />, {
    path: postPath(post.slug),
    title: post.pageTitle(business.township),
    description: post.description(business.township),
    headline: post.title,
    scene: post.scene,
    crumbs: postCrumbs(post),
    subject: postSubject(business, post),
    entry: {
      title,
      summary,
      published: `${isoDate(post.date)}T00:00:00Z`,
      content: <FeedText business={business} text={text} />,
    },
  });
}

const FeedText = ({ business, text }: { business: Business; text: PostText }) => (
  <BusinessContext value={business}>
    {text.doNow && <DoNow lines={text.doNow} />}
    <p>{text.lead}</p>
    <ArticleSections sections={text.sections} />
  </BusinessContext>
);

function servicePage(business: Business, service: Service): PageRoute {
  const text = textOf(serviceTexts, service.slug, 'site/pages/services');
  return page(business, <ServicePage service={service} text={text} />, {
    path: servicePath(service.slug),
    title: service.title(business.township),
    description: service.description(business.township),
    headline: `${service.name} in ${business.township}, NJ`,
    scene: service.slug,
    crumbs: serviceCrumbs(service),
    questions: text.questions,
    subject: serviceSubject(business, service, text.lead),
  });
}

function* files(business: Business): Iterable<FileRoute> {
  yield { path: '/site.webmanifest', body: manifest(business, asphalt) };
  yield { path: '/contact.vcf', body: contactCard(business) };
  for (const [slug, Scene] of Object.entries(scenes)) {
    yield { path: `/scenes/${slug}.svg`, body: <Scene light="both" /> };
  }
}

interface PageFacts extends GraphFacts {
  /** What the picture for sharing says, and the name of its scene. */
  headline: string;
  scene: string;
  frames?: readonly string[];
  entry?: NonNullable<PageMeta['entry']>;
}

function page(business: Business, body: ReactElement, facts: PageFacts): PageRoute {
  const { path, description, listed = true, frames = [], entry } = facts;
  const title = withName(facts.title, business.name);
  return {
    path,
    meta: {
      title,
      description,
      listed,
      graph: pageGraph(business, { ...facts, title }),
      share: sharePicture(business, facts.headline, facts.scene),
      allow: extraSources(business, frames),
      ...(entry && { entry }),
    },
    body: (
      <Layout business={business} path={path}>
        {body}
      </Layout>
    ),
  };
}

/** The quote form's script and frame are let in where there is a form; it brings styles of its own. */
const extraSources = ({ quoteFormId }: Business, frames: readonly string[]): ExtraSources => {
  if (!quoteFormId) return { frame: frames };
  return { script: [quoteOrigin], frame: [quoteOrigin, ...frames], inlineStyle: true };
};

/** Search engines cut titles at about 60 characters: the name stands behind where it fits. */
const withName = (title: string, name: string) => (`${title} | ${name}`.length <= 60 ? `${title} | ${name}` : title);

function textOf<Text>(texts: Readonly<Record<string, Text>>, slug: string, folder: string): Text {
  const text = texts[slug];
  if (!text) throw new Error(`"${slug}" has no text: write ${folder}/${slug}.tsx and name it in ${folder}/index.ts.`);
  return text;
}
