import type { Checked, Problem } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { fieldProblem } from '../business/field-problem.ts';
import { type ServiceSlug, samplePosts } from '../business/services.ts';
import type { Content } from './content.ts';
import { factsOf } from './facts.ts';
import { postsWith } from './front-matter.ts';
import { knownNames } from './known-names.ts';
import type { Locale } from './locales.ts';
import { readStates } from './read-states.ts';
import { articlesWithPaths, readArticles } from './read-texts.ts';
import { toContent } from './to-content.ts';

/**
 * Reads everything that this owner's site says in a language.
 * @param folders of the language's articles; earlier folders come first
 * @param today as `2026-11-21`: later posts and a notice that has ended are left out
 * @param photos the names of the owner's own
 * @param lost the sections that this owner’s texts lack in the first language, on pages that this language doesn't have
 * @returns errors only, if anything is wrong with a text; else the content, and what the owner should know
 */
export function readContent(
  folders: readonly string[],
  business: Business,
  locale: Locale,
  today: string,
  photos: readonly string[] = [],
  lost: ReadonlySet<string> = new Set(),
): Checked<Content> {
  const reader = new TextReader(...folders);
  const facts = factsOf(business, locale);
  const states = readStates(reader, knownNames(business, facts, photos, lost), business);
  if (reader.problems.length > 0) return { problems: reader.problems };
  for (const words of labelsIn([locale.messages, locale.elsewhere])) reader.noteLetters(words.replace(/\{\w+\}/g, ''));
  const articles = readArticles(reader, states.known, locale, photos, business);
  const problems = reader.finish();
  const { shared, ...others } = articles;
  if (problems.length > 0 || !shared) return { problems };
  // A line that links to a lost section is left out, and with it perhaps another section: read again.
  const lostHere = articlesWithPaths(articles).flatMap(({ article, path }) =>
    article.lostIds.map((id) => `${path}#${id}`),
  );
  const now = new Set([...lost, ...lostHere]);
  if (reader.links.some(({ to }) => now.has(to) && !lost.has(to)))
    return readContent(folders, business, locale, today, photos, now);
  return toContent({ business, locale, today, facts, states, articles: others, shared, reader, lost: now });
}

/** All texts in a tree of labels. */
export function labelsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(labelsIn);
}

/**
 * The facts, leaving out the site's own posts that a company's posts have replaced.
 * @param folders of the articles in the language with posts
 */
export function withoutMissingPosts(business: Business, folders: readonly string[]): Business {
  const slugs = new TextReader(...folders).slugsOf(postsWith([]));
  const missing = samplePosts.filter((slug) => !slugs.includes(slug));
  return { ...business, leaveOut: [...(business.leaveOut ?? []), ...missing] };
}

const carServices: readonly ServiceSlug[] = ['emergency-towing-service', 'flatbed-towing', 'car-towing'];

/**
 * An error for a company that tows no cars and has no words of its own: the site's words say that it does.
 * @param folders of a language's articles, the company's own first
 */
export function ownWordsProblems(business: Business, folders: readonly string[]): Problem[] {
  const written = folders.length > 1 ? new TextReader(...folders.slice(0, 1)).slugsOf({ folder: 'pages' }) : [];
  const lacking = ['home', 'about', 'contact'].filter((name) => !written.includes(name));
  if (business.services.some((slug) => carServices.includes(slug)) || lacking.length === 0) return [];
  const files = lacking.map((name) => `content/en/pages/${name}.md`).join(', ');
  const found = 'has no "emergency-towing-service", "flatbed-towing" or "car-towing"';
  const message = `The site’s words are for a company that tows cars. Offer one of the three, or write your own words in ${files} in your company’s folder.`;
  return [fieldProblem(['services'], found, message)];
}
