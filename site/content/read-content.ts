import type { Article, TextNode } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { servicesOf } from '../business/service-slugs.ts';
import type { Content, Post } from './content.ts';
import { factsOf } from './facts.ts';
import { kinds, type PostData } from './front-matter.ts';
import { helpSlugs } from './help-slugs.ts';
import { knownNames } from './known-names.ts';
import type { Locale } from './locales.ts';

// What an adult reads in a minute (https://doi.org/10.1016/j.jml.2019.104047 gives 238 for nonfiction).
const wordsPerMinute = 230;

/**
 * Reads all that the site says in a language, as it holds for this owner.
 * @param folder of the language's articles
 * @throws Fault with a line for each thing that is wrong with an article or a phrase
 */
export function readContent(folder: string, business: Business, locale: Locale): Content {
  const facts = factsOf(business, locale);
  const reader = new TextReader(folder, knownNames(business, facts));
  const phrases = reader.phrases(locale.phrases);
  const [about] = reader.articles(kinds.about);
  const services = reader.articles(kinds.services);
  const help = reader.articles(kinds.help);
  const posts = reader.articles(kinds.posts);
  reader.finish();
  if (!about) throw new Error('There is no text "about".');

  const offered = servicesOf(business);
  const servicesList = listOf(
    inOrder(services, offered).map(({ data }) => data.name.toLocaleLowerCase(locale.language)),
    phrases.claims.list,
  );
  const { fill, plain } = fillers({ ...facts, servicesList });
  return {
    language: locale.language,
    home: locale.home,
    phrases,
    offers: (slug) => offered.includes(slug),
    services: inOrder(services, offered).map((text) => ({ ...text.data, slug: text.slug, text })),
    posts: posts.map((text) => postOf(text, plain)).sort(newestFirst),
    help: inOrder(help, helpSlugs).map((text) => ({ ...text.data, slug: text.slug, text })),
    about,
    footnotes: reader.footnotes,
    fill,
    plain,
  };
}

/** `car towing, flatbed towing and junk car removal`. */
const listOf = (names: readonly string[], { between, last }: { between: string; last: string }) =>
  [names.slice(0, -1).join(between), ...names.slice(-1)].filter(Boolean).join(last);

const inOrder = <Data>(articles: readonly Article<Data>[], slugs: readonly string[]) =>
  slugs.flatMap((slug) => articles.filter((article) => article.slug === slug));

/** The functions that put facts into words. */
function fillers(facts: Readonly<Record<string, string>>): Pick<Content, 'fill' | 'plain'> {
  const fill: Content['fill'] = (text, more = {}) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => more[name] ?? facts[name] ?? whole);
  const plain: Content['plain'] = (parts) =>
    parts
      .map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'fact') return fill(`{${part.name}}`);
        return 'children' in part ? plain(part.children) : '';
      })
      .join('');
  return { fill, plain };
}

function postOf(text: Article<PostData>, plain: (words: readonly TextNode[]) => string): Post {
  const { slug, data, wordCount } = text;
  const beside = [data.title, plain(data.lead), ...(data.doNow ?? []).map(plain)].join(' ');
  return { ...data, slug, minutes: Math.round((wordCount + countWords(beside)) / wordsPerMinute), text };
}

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const newestFirst = (a: Post, b: Post) => b.date.localeCompare(a.date) || a.id - b.id;
