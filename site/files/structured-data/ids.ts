import { targetOf } from '../../navigation.ts';
import { servicePath } from '../../paths.ts';
import type { Site } from '../../site-context.ts';

/** The absolute address of a page, by its path from the home page of its language. */
export const address = (site: Site, path: string) => site.business.url + targetOf(site, path).path.slice(1);

/** The `@id` of a node, on the page that it belongs to (https://www.w3.org/TR/json-ld11/#node-identifiers). */
export const id = (site: Site, path: string, name: string) => ({ '@id': `${address(site, path)}#${name}` });

// The company is the same thing in every language.
export const companyId = ({ business }: Site) => ({ '@id': `${business.url}#business` });
export const areaId = ({ business }: Site) => ({ '@id': `${business.url}#area` });
export const serviceId = (site: Site, { slug }: { slug: string }) => id(site, servicePath(slug), 'service');
