import type { BlogLeaf, BlogPostingLeaf, IdReference, ServiceLeaf } from 'schema-dts';
import type { Post, Service } from '../../content/content.ts';
import { postPath, servicePath } from '../../navigation.ts';
import { address, areaId, blogId, companyId, type Owner, postId, serviceId } from './ids.ts';

/** What a page is about, where that is not the company. */
export type Subject = (ServiceLeaf | BlogPostingLeaf | BlogLeaf) & IdReference;

/** The service that a service page is about. */
export const serviceSubject = (owner: Owner, service: Service): Subject => ({
  '@type': 'Service',
  ...serviceId(owner, service),
  name: service.name,
  serviceType: service.name,
  description: owner.words.fill(service.description),
  url: address(owner, servicePath(service.slug)),
  provider: companyId(owner),
  areaServed: areaId(owner),
});

/** The post that an article page is about. */
export const postSubject = (owner: Owner, post: Post): Subject => ({
  '@type': 'BlogPosting',
  ...postId(owner, post),
  headline: owner.words.fill(post.title),
  description: owner.words.fill(post.description),
  datePublished: post.date,
  timeRequired: `PT${post.minutes}M`,
  url: address(owner, postPath(post.slug)),
  inLanguage: owner.words.language,
  isPartOf: { '@type': 'Blog', ...blogId(owner), name: owner.words.fill(owner.words.phrases.blog.name) },
  author: companyId(owner),
  publisher: companyId(owner),
});

/** The blog that the list of posts is about. */
export const blogSubject = (owner: Owner, posts: readonly Post[]): Subject => ({
  '@type': 'Blog',
  ...blogId(owner),
  name: owner.words.fill(owner.words.phrases.blog.name),
  url: address(owner, '/blog/'),
  publisher: companyId(owner),
  blogPost: posts.map((post) => ({
    '@type': 'BlogPosting',
    ...postId(owner, post),
    headline: owner.words.fill(post.title),
    description: owner.words.fill(post.excerpt),
    datePublished: post.date,
    url: address(owner, postPath(post.slug)),
    author: companyId(owner),
  })),
});
