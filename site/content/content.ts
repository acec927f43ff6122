import type { Article, Read, TextNode, WrittenLink } from '../../build/route.ts';
import type { ServiceSlug } from '../business/service-slugs.ts';
import type { AboutData, HelpData, PostData, ServiceData, StateData } from './front-matter.ts';
import type { Locale } from './locales.ts';

/** What menus and cards say of a service. */
export interface ServiceCard {
  slug: string;
  name: string;
  summary: string;
  picture: string;
}

/** A service that has a page: what the page's head says of it, too, and its text. */
export interface Service extends ServiceData {
  slug: string;
  text: Article<ServiceData>;
}

/** An article: what the list of posts, the feed and the page's head say of it, and its text. */
export interface Post extends PostData {
  slug: string;
  /** Minutes that it takes to read. */
  minutes: number;
  text: Article<PostData>;
}

/** A page of answers: what the footer and the page's head say of it, and its text. */
export interface HelpText extends HelpData {
  slug: string;
  text: Article<HelpData>;
}

/** A question as a visitor would ask it, and the blocks of its answer. */
export interface Question {
  question: string;
  answer: readonly TextNode[];
}

/** All that the site says in a language, as it was read for this owner. */
export interface Content extends Pick<Locale, 'language' | 'name' | 'home' | 'pages'> {
  messages: Read<Locale['messages']>;
  /** The services that are offered, in the specification's order. */
  services: readonly ServiceCard[];
  /** Those of them that have a page in the language. */
  servicePages: readonly Service[];
  offers: (slug: ServiceSlug) => boolean;
  /** The newest first. */
  posts: readonly Post[];
  /** The pages of answers, in the footer's order. */
  help: readonly { slug: string; name: string }[];
  /** Those of them that the language has. */
  helpPages: readonly HelpText[];
  about: Article<AboutData> | undefined;
  /** What holds in the company's state only; nothing where nobody has written it. */
  state: Article<StateData> | undefined;
  /** Every character of its headings. */
  letters: string;
  /** The footnotes of all articles, those too that do not hold for this owner. */
  footnotes: ReadonlySet<string>;
  /** Those that hold. */
  cited: ReadonlySet<string>;
  /** The links within the site, by their paths from its root, those too that do not hold, with file and line. */
  links: readonly WrittenLink[];
  /** The owner's, until its last day. */
  notice: string | undefined;
  /** A sentence for each thing that is not shown: posts of later days, sections that hold elsewhere only. */
  notices: readonly string[];
  /** Puts facts into words; `more` names what is no fact of the owner's. */
  interpolate: (words: string, more?: Readonly<Record<string, string>>) => string;
  /** Words without links, bold type and notes, facts filled in; a space parts blocks. */
  toPlainText: (words: readonly TextNode[]) => string;
}
