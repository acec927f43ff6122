import type { Checked, Problem } from '../../build/route.ts';
import { TextReader } from '../../build/text/text-reader.ts';
import type { Business } from '../business/business.ts';
import { fieldProblem } from '../business/field-problem.ts';
import { samplePosts, towsCars } from '../business/services.ts';
import type { Content } from './content.ts';
import { factsOf } from './facts.ts';
import { postsWith } from './front-matter.ts';
import { knownNames } from './known-names.ts';
import type { Locale } from './locales.ts';
import { readStates } from './read-states.ts';
import { lostSections, readArticles } from './read-texts.ts';
import { toContent } from './to-content.ts';

/**
 * Reads all that the site says in a language, as it holds for this owner.
 * @param folders of the language's articles; those of the first go before those of the others
 * @param today as `2026-11-21`: posts of later days are held back, and a notice of an earlier one is left out
 * @param photos the names of the owner's own
 * @param lost the sections that this owner’s texts are without in the language of pages that this one lacks
 * @returns nothing but errors where anything is wrong with an article or a message; else what the owner should know, too
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
  // A line that links to a section which is gone goes, too, and with it perhaps another section.
  const now = new Set([...lost, ...lostSections(articles)]);
  if (reader.links.some(({ to }) => now.has(to) && !lost.has(to)))
    return readContent(folders, business, locale, today, photos, now);
  return toContent({ business, locale, today, facts, states, articles: others, shared, reader, lost: now });
}

/** All words of labels. */
export function labelsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(labelsIn);
}

/**
 * The facts, with the posts that the site comes with left out where a company's own posts have taken their place.
 * @param folders of the articles of the language that has posts
 */
export function withoutMissingPosts(business: Business, folders: readonly string[]): Business {
  const slugs = new TextReader(...folders).slugsOf(postsWith([]));
  const missing = samplePosts.filter((slug) => !slugs.includes(slug));
  return { ...business, leaveOut: [...(business.leaveOut ?? []), ...missing] };
}

/**
 * An error for a company that tows no cars and has no words of its own: the site's say that it does.
 * @param folders of the articles of a language; a company's own before the site's
 */
export function ownWordsProblems(business: Business, folders: readonly string[]): Problem[] {
  const written = folders.length > 1 ? new TextReader(...folders.slice(0, 1)).slugsOf({ folder: 'pages' }) : [];
  const lacking = ['home', 'about', 'contact'].filter((name) => !written.includes(name));
  if (towsCars(business) || lacking.length === 0) return [];
  const files = lacking.map((name) => `content/en/pages/${name}.md`).join(', ');
  const found = 'has no "emergency-towing-service", "flatbed-towing" or "car-towing"';
  const message = `The site’s words are for a company that tows cars. Offer one of the three, or write your own words in ${files} in your company’s folder.`;
  return [fieldProblem(['services'], found, message)];
}
