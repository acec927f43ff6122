import { expect, test } from 'vitest';
import { site, textOf } from '../setup/built.ts';
import { posts } from '../setup/pages.ts';
import { parse, parseXml } from '../setup/parse.ts';

const contents = [...parseXml(site.read('/feed.xml')).getElementsByTagName('content')].map((each) => each.textContent);

test.each(posts)('the feed has all of "$title", with links that work anywhere', ({ slug }) => {
  const html = site.read(`/blog/${slug}/index.html`);
  // The numbers of its sources aren't part of the text.
  const page = parse(html.replace(/<a class="strip__mark"[\s\S]*?<\/a>/g, ''));
  const blocks = '.article > .lead, .article > section p, .article > section li, .article > section h2';
  const shown = [...page.querySelectorAll(blocks)].map(textOf);
  expect(shown.length, `blocks of ${slug}`).toBeGreaterThan(2);
  const bodies = contents.map((content) => parse(`<!doctype html><body>${content}`).body);
  const [body, ...others] = bodies.filter((each) => shown.every((text) => textOf(each).includes(text)));
  expect([body === undefined, others]).toEqual([false, []]);
  for (const link of body?.querySelectorAll('[href], [src]') ?? [])
    expect(link.getAttribute('href') ?? link.getAttribute('src')).toMatch(/^(?:https?:\/\/|tel:|sms:)/);
});
