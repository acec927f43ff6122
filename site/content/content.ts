import type { Article, TextNode, WrittenLink } from '../../build/route.ts';
import type { Facts } from './facts.ts';
import type { GuideData, PostData, ServiceData } from './front-matter.ts';
import type { Locale, ServiceWords } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';
import type { ServiceFacts } from './service-facts.ts';
import type { SharedData } from './shared-schema.ts';
import type { StateData } from './state-schema.ts';

/** Everything that this owner's site says in a language. */
export interface Content extends Pick<Locale, 'language' | 'name' | 'home' | 'messages'> {
  /** Whether this owner's site lacks a page that another's has, by its path from the home page of a language. */
  isLeftOut: (path: string) => boolean;
  /** The services that are offered, in the specification's order. */
  services: readonly ServiceCard[];
  /** Those of them that have a page in the language. */
  servicePages: readonly Service[];
  /** The newest first. */
  posts: readonly Post[];
  /** In the footer's order. */
  guides: readonly { slug: string; name: string }[];
  /** Those of them that have a page in the language. */
  guidePages: readonly Guide[];
  /** The other pages of the language. */
  texts: PageTexts;
  /** What several pages say. */
  shared: SharedData;
  /** What holds only in the company's state, if anyone has written it. */
  state: Article<StateData> | undefined;
  /** The owner's, until its last day. */
  notice: string | undefined;
  /** The articles that have a page here, and those whose pages the owner leaves out. */
  articles: Readonly<Record<'shown' | 'leftOut', readonly Article<unknown>[]>>;
  /** Every character of its texts and numerals, and of the facts in them. */
  letters: string;
  /** The footnotes of all articles, of hidden lines too. */
  footnotes: ReadonlySet<string>;
  /** The footnotes that are shown. */
  cited: ReadonlySet<string>;
  /** All links within the site, of hidden lines too, by paths from its root: in this language, and in the first. */
  links: readonly WrittenLink[];
  /** The sections that this owner’s texts lack, as links within a language: `/services/car-towing/#dollies`. */
  lost: ReadonlySet<string>;
  /** As they read within a sentence, by their names in texts. */
  facts: Facts & ServiceFacts;
  /** Fills in facts, which are in braces. */
  interpolate: (words: string) => string;
  /** Words without markup, with facts filled in and a space after each block. */
  toPlainText: (parts: readonly TextNode[]) => string;
}

/** What menus and cards say about a service. */
export interface ServiceCard extends ServiceWords {
  slug: string;
}

/** A text that has a page, with its front matter. */
type Page<Data> = Data & { slug: string; text: Article<Data> };

export type Service = Page<ServiceData>;
export type Guide = Page<GuideData>;

/** A post with the minutes it takes to read, and a scene of something that is offered. */
export type Post = Omit<Page<PostData>, Given> & Record<Given, string> & { minutes: number };
type Given = 'scene' | 'pageTitle' | 'excerpt';
