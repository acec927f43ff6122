import { createContext, useContext } from 'react';
import type { Basemap, Logo, Photo } from '../build/route.ts';
import type { Business } from './business/business.ts';
import type { Content } from './content/content.ts';

/** The images that the build made from the owner's files and coordinates. */
export interface Images {
  /** By the slug of the service or page that they show. */
  photos: Readonly<Record<string, Photo>>;
  logo: Logo | undefined;
  /** Drawn under the towns on the map of the service area. */
  basemap: Basemap;
}

/** For an owner without photos and a logo, on a map of towns alone. */
export const noImages: Images = { photos: {}, logo: undefined, basemap: { land: '', counties: '', states: '' } };

/** A page in the breadcrumbs, by its path from the home page of its language. */
export interface Crumb {
  name: string;
  path: string;
}

/** Where the pages of the site stand: paths from the site's root by language, by the path from the home page of a language. */
type Alternates = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Everything that a component of a page needs to know. */
export interface Site {
  business: Business;
  content: Content;
  /** The same in every language of the site. */
  contents: readonly Content[];
  alternates: Alternates;
  images: Images;
  /** The path of the page being rendered, from the home page of its language. */
  path: string;
  /** From the home page down to the page being rendered; empty for a page without breadcrumbs. */
  crumbs: readonly Crumb[];
}

/** A drawing belongs to no page and is rendered with the business alone. */
export const SiteContext = createContext<Partial<Site>>({});

/** @throws outside a `SiteContext` that has a business */
export function useBusiness(): Business {
  const { business } = useContext(SiteContext);
  if (!business) throw new Error('useBusiness() found no business: render the component inside SiteContext.');
  return business;
}

/** @throws outside a `SiteContext` that has content */
export function useContent(): Content {
  const { content } = useContext(SiteContext);
  if (!content) throw new Error('useContent() found no content: render the component inside SiteContext.');
  return content;
}

/** @throws outside a `SiteContext` that has a business and content */
export function useSite(): Site {
  const { images = noImages, path = '/', crumbs = [], contents = [], alternates = new Map() } = useContext(SiteContext);
  return { business: useBusiness(), content: useContent(), contents, alternates, images, path, crumbs };
}
