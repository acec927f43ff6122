import type { BlogPostingLeaf, IdReference, ServiceLeaf } from 'schema-dts';
import type { Post, Service } from '../../content/content.ts';
import type { BlogData } from '../../content/page-schemas.ts';
import { postPath, servicePath } from '../../paths.ts';
import type { Site } from '../../site-context.ts';
import { address, areaId, companyId, id, serviceId } from './ids.ts';

/** What a page is about, if not the company. */
export type Subject = (ServiceLeaf | BlogPostingLeaf) & IdReference;

/** The service that a service page is about. */
export const serviceSubject = (site: Site, service: Service): Subject => ({
  '@type': 'Service',
  ...serviceId(site, service),
  name: service.name,
  serviceType: service.name,
  description: service.description,
  url: address(site, servicePath(service.slug)),
  provider: companyId(site),
  areaServed: areaId(site),
});

/** The post that an article page is about. */
export const postSubject = (site: Site, post: Post, blog: BlogData): Subject => ({
  '@type': 'BlogPosting',
  ...id(site, postPath(post.slug), 'post'),
  headline: post.title,
  description: post.description,
  datePublished: post.date,
  ...(post.updated && { dateModified: post.updated }),
  mainEntityOfPage: id(site, postPath(post.slug), 'page'),
  url: address(site, postPath(post.slug)),
  inLanguage: site.content.language,
  isPartOf: {
    '@type': 'Blog',
    ...id(site, '/blog/', 'blog'),
    name: blog.heading,
  },
  author: companyId(site),
  publisher: companyId(site),
});
