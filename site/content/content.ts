import type { Inline, Language, Text, Words } from '../../build/route.ts';
import type { Business } from '../business/business.ts';
import { type ServiceSlug, servicesOf } from '../business/service-slugs.ts';
import { factsOf } from './facts.ts';
import type { AboutData, HelpData, PostData, ServiceData } from './front-matter.ts';
import { helpSlugs } from './help-slugs.ts';
import type { Phrases, SiteLanguage } from './language.ts';

/** One of the services: what menus, cards and the page's head say of it, and its text. */
export interface Service extends ServiceData {
  slug: string;
  text: Text;
}

/** An article: what the list of posts, the feed and the page's head say of it, and its text. */
export interface Post extends PostData {
  slug: string;
  /** Minutes that it takes to read. */
  minutes: number;
  text: Text;
}

/** A page of answers: what the footer and the page's head say of it, and its text. */
export interface HelpText extends HelpData {
  slug: string;
  text: Text;
}

/** A question as a visitor would ask it and its answer, a paragraph each. */
export interface Question {
  question: string;
  answer: readonly (readonly Inline[])[];
}

/** The words of a language, for this owner. */
export interface Content extends Language {
  phrases: Phrases;
  /** The services that are offered, in the specification's order. */
  services: readonly Service[];
  offers: (slug: ServiceSlug) => boolean;
  /** The newest first. */
  posts: readonly Post[];
  /** The pages of answers, in the footer's order. */
  help: readonly HelpText[];
  about: { data: AboutData; text: Text };
  /** Puts facts into words; `more` names what is no fact of the owner's. */
  fill: (words: string, more?: Readonly<Record<string, string>>) => string;
  /** Words without links, bold type and notes, facts filled in. */
  plain: (words: readonly Inline[]) => string;
}

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
const linkMarks = /\[([^\]]+)\]\([^)]+\)/g;

/** Makes one value of all that a page's components ask for, of a language and its words as they were read. */
export function contentOf(business: Business, words: SiteLanguage & Words<Phrases>): Content {
  const facts: Readonly<Record<string, string>> = factsOf(business, words);
  const fill: Content['fill'] = (text, more = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? facts[name] ?? whole);
  const plain: Content['plain'] = (parts) =>
    parts
      .map((part) => {
        if (typeof part === 'string') return fill(part).replace(linkMarks, '$1');
        return 'words' in part ? plain(part.words) : '';
      })
      .join('');
  const named = (name: string) => {
    const text = words.texts.find((candidate) => candidate.name === name);
    if (!text) throw new Error(`There is no text "${name}".`);
    return text;
  };
  const about = named('about');
  return {
    language: words.language,
    home: words.home,
    phrases: words.phrases,
    offers: (slug) => servicesOf(business).includes(slug),
    services: servicesOf(business).map((slug) => {
      const text = named(`services/${slug}`);
      return { ...(text.data as ServiceData), slug, text };
    }),
    posts: words.texts
      .filter(({ name }) => name.startsWith('posts/'))
      .map(postOf)
      .sort(newestFirst),
    help: helpSlugs.map((slug) => {
      const text = named(`help/${slug}`);
      return { ...(text.data as HelpData), slug, text };
    }),
    about: { data: about.data as AboutData, text: about },
    fill,
    plain,
  };
}

function postOf(text: Text): Post {
  const data = text.data as PostData;
  const beside = wordCount([data.title, data.lead, ...(data.doNow ?? [])].join(' '));
  const minutes = Math.round((text.length + beside) / wordsPerMinute);
  return Object.assign({ slug: text.name.slice('posts/'.length), minutes, text }, data);
}

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || a.id - b.id;
