import { readdirSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { serviceSlugs } from '../../site/business/services.ts';
import { servicePath } from '../../site/paths.ts';
import { type BuiltPage, builtSite, site, textOf } from '../setup/built.ts';

/** The most words in a page's main text, alt texts and labels over pictures included. */
const budgets: readonly (readonly [string, number])[] = [
  ...Object.entries({ '/': 800, '/about/': 500, '/contact/': 600, '/towing-cost/': 700, '/fleets/': 700 }),
  ['/my-car-was-towed/', 900],
  ...serviceSlugs.map((slug) => [servicePath(slug), slug.startsWith('emergency') ? 700 : 900] as const),
];

const countWords = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The number of a page's own words, without the closed list of sources. */
function wordsOf({ document }: BuiltPage): number {
  // Other tests read the same document.
  const main = document.querySelector('main')?.cloneNode(true);
  for (const other of main?.querySelectorAll('.strip--sources ol, [hidden]') ?? []) other.remove();
  const described = [...(main?.querySelectorAll('img, [role=img]') ?? [])].map(
    (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label') ?? '',
  );
  // There is no space between blocks.
  for (const block of main?.querySelectorAll('*') ?? [])
    block.append(/^(?:A|STRONG|EM|SPAN|TIME)$/i.test(block.tagName) ? '' : ' ');
  return countWords([textOf(main), ...described].join(' '));
}

const { pages } = site;

// Spanish says the same in more words.
const inSpanish = budgets.map(([path, most]) => [`/es${path}`, Math.round(1.15 * most)] as const);
const there = inSpanish.filter(([path]) => pages.some((page) => page.path === path));
test.each([...budgets, ...there])('says what %s has to say in %i words', (path, most) => {
  const [page] = pages.filter((one) => one.path === path);
  expect(page && wordsOf(page), `words of ${path}`).toBeLessThanOrEqual(most);
});

test('the article on towing takes seven minutes to read, the one on breakdowns eight', () => {
  const articles = pages.filter(({ path }) => /^\/blog\/(?:understanding|what-to-do)-/.test(path));
  const told = articles.map(({ document }) => textOf(document.body).match(/\d min read/)?.[0]);
  expect(told).toEqual(['7 min read', '8 min read']);
});

// Cloudflare compresses at this level. Articles take a second flight of packets (RFC 6928), which arrives while their
// beginning is read.
test('a page has at most 13,850 bytes at brotli 4, home 13,400 and an article 15,500; with every fact 14,100 and an article 15,550', () => {
  // The menus link to each service and guide, so each one that a developer adds takes room on every page.
  const added = serviceSlugs.length - 8 + readdirSync('site/content/en/guides').length - 3;
  const heavy = ({ path, html }: BuiltPage, usual: number, article: number) => {
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;
    const most = (/\/blog\/./.test(path) ? article : usual) + 100 * Math.max(0, added);
    return bytes > most ? [`${path} has ${bytes} bytes, and may have ${most}`] : [];
  };
  const isHome = ({ path }: BuiltPage) => /^\/(?:es\/)?$/.test(path);
  const found = [
    ...builtSite('site-published').pages.flatMap((page) => heavy(page, isHome(page) ? 13_400 : 13_850, 15_500)),
    ...builtSite('full-published').pages.flatMap((page) => heavy(page, 14_100, 15_550)),
  ];
  expect(found).toEqual([]);
});
