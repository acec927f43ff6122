import type { Article, TextNode } from '../../build/route.ts';
import type { HelpData, PostData, ServiceData } from './front-matter.ts';
import type { readContent } from './read-content.ts';

/** All that the site says in a language, as it was read for this owner. */
export type Content = ReturnType<typeof readContent>;

/** What menus and cards say of a service. */
export interface ServiceCard {
  slug: string;
  name: string;
  summary: string;
  picture: string;
}

/** A text that has a page, and what its front matter says of it. */
type Page<Data> = Data & { slug: string; text: Article<Data> };

export type Service = Page<ServiceData>;

/** A page of answers. */
export type HelpText = Page<HelpData>;

/** An article, and the minutes that it takes to read. */
export type Post = Page<PostData> & { minutes: number };

/** A question as a visitor would ask it, and the blocks of its answer. */
export interface Question {
  question: string;
  answer: readonly TextNode[];
}
