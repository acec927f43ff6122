import { describe, expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { posts } from '../setup/pages.ts';
import { parse } from '../setup/parse.ts';
import { childrenOf, parseXml, textIn } from '../setup/xml.ts';

/** A page without the numbers of its sources, which are no part of a text. */
const withoutMarks = (html: string) => html.replace(/<a class="strip__mark"[\s\S]*?<\/a>/g, '');

const atom = 'http://www.w3.org/2005/Atom';
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A feed as RFC 4287 has it: its root element, and its entries. */
function read(xml: string) {
  const feed = parseXml(xml).documentElement;
  if (!feed) throw new Error('The feed is empty.');
  const links = (element: typeof feed) =>
    Object.fromEntries(
      childrenOf(element, 'link').map((link) => [link.getAttribute('rel') ?? 'alternate', link.getAttribute('href')]),
    );
  return { feed, links, entries: childrenOf(feed, 'entry') };
}

describe('the feed', () => {
  const { feed, links, entries } = read(site.read('/feed.xml'));
  const { business, address } = site;
  const pages = site.pages();

  test('has what every feed must have', () => {
    expect([feed.localName, feed.namespaceURI]).toEqual(['feed', atom]);
    expect(textIn(feed, 'id')).toBe(business.url);
    expect(textIn(feed, 'title')).toBe(business.name);
    expect(textIn(feed, 'updated')).toMatch(rfc3339);
    const [author] = childrenOf(feed, 'author');
    expect(author && textIn(author, 'name')).toBe(business.name);
    expect(links(feed)).toEqual({ self: address('/feed.xml'), alternate: business.url });
  });

  test('has an entry for each post, the newest first, with no identifier given twice', () => {
    expect(entries.map((entry) => textIn(entry, 'title')).sort()).toEqual(posts.map(({ title }) => title).sort());
    const ids = [feed, ...entries].map((element) => textIn(element, 'id'));
    expect(new Set(ids).size).toBe(posts.length + 1);
    const dates = entries.map((entry) => textIn(entry, 'updated') ?? '');
    expect(dates).toEqual(dates.toSorted().reverse());
    expect(textIn(feed, 'updated')).toBe(dates[0]);
  });

  test.each(posts)('carries "$title" whole', (post) => {
    const page = pages.find(({ path }) => path === `/blog/${post.slug}/`);
    const entry = entries.find((candidate) => textIn(candidate, 'id') === address(`/blog/${post.slug}/`));
    if (!page || !entry) throw new Error(`"${post.slug}" is missing.`);
    const date = page.document.querySelector('time')?.getAttribute('datetime');
    expect(textIn(entry, 'published')).toMatch(rfc3339);
    expect(textIn(entry, 'published')?.slice(0, 10)).toBe(date);
    expect(textIn(entry, 'updated')?.slice(0, 10)).toBe(post.updated);
    expect(links(entry)).toEqual({ alternate: address(page.path) });
    expect(textIn(entry, 'summary')).toBe(post.excerpt);

    const [content] = childrenOf(entry, 'content');
    expect(content?.getAttribute('type')).toBe('html');
    const { body } = parse(`<!doctype html><body>${content?.textContent}`);
    const blocks = '.article > .lead, .article > section p, .article > section li, .article > section h2';
    const shown = [...parse(withoutMarks(page.html)).querySelectorAll(blocks)].map(textOf);
    expect(shown.length, `blocks of ${page.path}`).toBeGreaterThan(2);
    for (const text of shown) expect(textOf(body)).toContain(text);
    for (const link of body.querySelectorAll('[href], [src]'))
      expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(?:https?:\/\/|tel:|sms:)/);
  });
});
