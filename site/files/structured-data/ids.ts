import type { Business } from '../../business/business.ts';
import type { Content, Post, Service } from '../../content/content.ts';
import { inLanguage, postPath, servicePath } from '../../navigation.ts';

/** Whose site it is, and in which words. */
export interface Owner {
  business: Business;
  words: Content;
}

/** The whole address of a page, by its path from the home page of its language. */
export const address = ({ business, words }: Owner, path: string) => business.url + inLanguage(words, path).slice(1);

/** A name for a thing in the graph, on the page that it belongs to (https://www.w3.org/TR/json-ld11/#node-identifiers). */
export const id = (owner: Owner, path: string, name: string) => ({ '@id': `${address(owner, path)}#${name}` });

// One company, whatever the language.
export const companyId = ({ business }: Owner) => ({ '@id': `${business.url}#business` });
export const areaId = ({ business }: Owner) => ({ '@id': `${business.url}#area` });
export const webSiteId = (owner: Owner) => id(owner, '/', 'website');
export const blogId = (owner: Owner) => id(owner, '/blog/', 'blog');
export const postId = (owner: Owner, { slug }: Post) => id(owner, postPath(slug), 'post');
export const serviceId = (owner: Owner, { slug }: Service) => id(owner, servicePath(slug), 'service');
