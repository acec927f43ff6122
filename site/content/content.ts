import type { Article, TextNode, WrittenLink } from '../../build/route.ts';
import type { ServiceSlug } from '../business/services.ts';
import type { Facts } from './facts.ts';
import type { GuideData, PostData, ServiceData } from './front-matter.ts';
import type { Messages, ServiceWords } from './locales.ts';
import type { PageTexts } from './page-schemas.ts';
import type { ServiceFacts } from './service-facts.ts';
import type { SharedData } from './shared-schema.ts';
import type { StateData } from './state-schema.ts';

/** All that the site says in a language, as it holds for this owner. */
export interface Content {
  /** BCP 47, as in `<html lang>`. */
  language: string;
  /** Its own name for itself. */
  name: string;
  /** The path from the site's root that its pages are under. */
  home: string;
  messages: Messages;
  isOffered: (slug: ServiceSlug) => boolean;
  /** Whether the site of this owner has no such page, by its path from the home page of a language, though another's has. */
  isLeftOut: (path: string) => boolean;
  /** The services that are offered, in the specification's order. */
  services: readonly ServiceCard[];
  /** Those of them that have a page in the language. */
  servicePages: readonly Service[];
  /** The newest first. */
  posts: readonly Post[];
  /** The guides, in the footer's order. */
  guides: readonly { slug: string; name: string }[];
  /** Those of them that the language has. */
  guidePages: readonly Guide[];
  /** The pages of their own that the language has. */
  texts: PageTexts;
  /** What several of them say. */
  shared: SharedData;
  /** What holds in the company's state only; nothing where nobody has written it. */
  state: Article<StateData> | undefined;
  /** The owner's, until its last day. */
  notice: string | undefined;
  /** The articles that have a page each, and those whose pages the owner leaves out. */
  articles: Readonly<Record<'shown' | 'leftOut', readonly Article<unknown>[]>>;
  /** Every character of its texts and numerals, and of the facts in them. */
  letters: string;
  /** The footnotes of all articles, those too that do not hold for this owner. */
  footnotes: ReadonlySet<string>;
  /** Those that hold. */
  cited: ReadonlySet<string>;
  /**
   * The links within the site, by their paths from its root, those too that do not hold, with file and line; one to a
   * page that the language lacks leads to that of the language at the root.
   */
  links: readonly WrittenLink[];
  /** The sections that this owner’s texts are without, as the links to them within a language: `/services/car-towing/#dollies`. */
  lost: ReadonlySet<string>;
  /** As they read within a sentence, by the names that texts call them by. */
  facts: Facts & ServiceFacts;
  /** Fills in the facts that words name in braces. */
  interpolate: (words: string) => string;
  /** Words without links, bold type and notes, facts filled in; a space parts blocks. */
  toPlainText: (parts: readonly TextNode[]) => string;
}

/** What menus and cards say of a service, and what it is called by. */
export interface ServiceCard extends ServiceWords {
  slug: string;
}

/** A text that has a page, and what its front matter says of it. */
type Page<Data> = Data & { slug: string; text: Article<Data> };

export type Service = Page<ServiceData>;

/** A guide. */
export type Guide = Page<GuideData>;

/** An article, the scene beside it where its own is not offered, and the minutes that it takes to read. */
export type Post = Omit<Page<PostData>, Given> & Record<Given, string> & { minutes: number };
type Given = 'scene' | 'pageTitle' | 'excerpt';
