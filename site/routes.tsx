import type { Route } from '../build/route.ts';
import type { Business } from './business/business.ts';
import { mapOrigin } from './client-settings.ts';
import type { Content } from './content/content.ts';
import { shortTitle } from './content/titles.ts';
import { contactCard } from './files/contact-card.ts';
import { manifest } from './files/manifest.ts';
import { serviceSubject } from './files/structured-data/subjects.ts';
import { type Page, pageRoute } from './page-route.tsx';
import { AboutPage } from './pages/about.tsx';
import { BlogPage } from './pages/blog.tsx';
import { ContactPage } from './pages/contact.tsx';
import { GuidePage } from './pages/guide-page.tsx';
import { HomePage } from './pages/home.tsx';
import { NotFoundPage } from './pages/not-found.tsx';
import { ServicePage } from './pages/service-page.tsx';
import { guidePath, inLanguage, servicePath } from './paths.ts';
import { postPage } from './post-route.tsx';
import { drawnFiles } from './scenes/drawn-files.tsx';
import { type Images, noImages, type Site } from './site-context.ts';

/**
 * Every page and file of the site, by language, in the order of the sitemap.
 * @param contents of all languages, that of the site's root first
 */
export function* routes(
  business: Business,
  contents: readonly Content[],
  images: Partial<Images> = {},
): Iterable<Route> {
  const shown = { ...noImages, ...images };
  const alternates = new Map<string, Readonly<Record<string, string>>>();
  const tables = contents.map((content) => {
    const site = { business, content, contents, alternates, images: shown, path: '/', crumbs: [], footnotes: [] };
    const table = [...pages(site)];
    for (const { path, listed = true } of table)
      if (listed) alternates.set(path, { ...alternates.get(path), [content.language]: inLanguage(content, path) });
    return { site, table };
  });
  for (const { site, table } of tables) {
    const { content } = site;
    for (const page of table) yield pageRoute(site, page);
    yield { path: inLanguage(content, '/site.webmanifest'), body: manifest(business, content) };
    yield { path: inLanguage(content, '/contact.vcf'), body: contactCard(business, content) };
  }
  yield* drawnFiles(business, shown);
}

function* pages(site: Site): Iterable<Page> {
  const { messages, shared, texts, posts, servicePages, guidePages } = site.content;
  const { home, contact, about, blog, notFound } = texts;
  const names = messages.layout.pages;
  if (home) yield { ...home.data, path: '/', body: <HomePage home={home} />, article: home, scene: 'flatbed-towing' };
  if (about)
    yield {
      ...about.data,
      path: '/about/',
      name: names.about,
      body: <AboutPage about={about} />,
      article: about,
      scene: 'about',
      type: 'AboutPage',
    };
  if (contact)
    yield {
      ...contact.data,
      path: '/contact/',
      name: names.contact,
      body: <ContactPage contact={contact} />,
      article: contact,
      scene: 'emergency-towing-service',
      type: 'ContactPage',
      allow: { frame: [mapOrigin] },
    };
  if (blog) {
    yield {
      ...blog.data,
      path: '/blog/',
      name: names.blog,
      body: <BlogPage blog={blog} />,
      article: blog,
      scene: 'roadside-assistance',
      type: 'CollectionPage',
    };
    for (const post of posts) yield postPage(site, post, blog.data);
  }
  for (const service of servicePages)
    yield {
      ...service,
      path: servicePath(service.slug),
      body: <ServicePage service={service} />,
      band: { title: service.band, text: shared.bandText },
      headline: shortTitle(service.title),
      scene: service.slug,
      isPlanned: !service.textsLocation,
      article: service.text,
      subject: () => serviceSubject(site, service),
    };
  for (const page of guidePages)
    yield {
      ...page,
      path: guidePath(page.slug),
      body: <GuidePage page={page} />,
      band: { title: page.band, text: shared.bandText },
      headline: page.heading,
      article: page.text,
      isPlanned: true,
    };
  if (notFound)
    yield {
      ...notFound.data,
      path: '/404.html',
      body: <NotFoundPage notFound={notFound} />,
      article: notFound,
      scene: 'not-found',
      listed: false,
    };
}
