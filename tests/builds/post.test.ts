import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { build } from '../../build.ts';
import { locales } from '../../site/content/locales.ts';
import { factsFile } from '../setup/facts.ts';
import { graphOf } from '../setup/graph.ts';
import { parse } from '../setup/parse.ts';

const folder = mkdtempSync(join(tmpdir(), 'post-'));
const out = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));
const read = (path: string) => readFileSync(join(out, path), 'utf8');

const words = 'Snow hides the edge of the road, so slow down before you need to. '.repeat(60);
const post = `---
id: 3
title: Winter Driving Around {township}
pageTitle: 'Winter Towing Advice for {township}, {region}'
description: 'Snow and ice around {township}, {region}: how to keep the car on the road, and what to do when it is not.'
excerpt: How to keep the car on the road when the road is white.
date: 2026-01-15
scene: accident-recovery
picture: A winch line runs down to a pickup in the ditch
lead: Most winter tows begin with a little too much speed.
---

## Before the snow {#before}

${words}

## In the ditch {#ditch}

1. **Stay in the car.** Call {phone}.
`;

beforeAll(async () => {
  // One file beside the others, and nothing else.
  cpSync('site/content/en', join(folder, 'en'), { recursive: true });
  writeFileSync(join(folder, 'en/posts/winter-driving.md'), post);
  const own = locales.map((locale) => ({ ...locale, folder: join(folder, 'en') }));
  await build({ business: factsFile, out, release: false, locales: own });
}, 60_000);

describe('a post that was dropped in as one file', () => {
  test('is first on the blog, with picture, date and reading time', () => {
    const first = parse(read('blog/index.html')).querySelector('.posts > li');
    expect(first?.querySelector('h2')?.textContent).toBe('Winter Driving Around Howell');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/scenes/accident-recovery.svg');
    expect(first?.querySelector('time')?.textContent).toBe('January 15, 2026');
    expect(first?.textContent).toContain('4 min read');
  });

  test('has a page with a contents list, structured data and a picture for sharing of its own', () => {
    const html = read('blog/winter-driving/index.html');
    const document = parse(html);
    const contents = [...document.querySelectorAll('.article__contents a')].map((link) => link.getAttribute('href'));
    expect(contents).toEqual(['#before', '#ditch']);
    for (const target of contents) expect(document.querySelector(target ?? '')?.tagName).toBe('H2');
    const subject = graphOf({ path: '', html, document })['@graph'].find((node) => node['@type'] === 'BlogPosting');
    expect(subject).toMatchObject({
      headline: 'Winter Driving Around Howell',
      datePublished: '2026-01-15',
      timeRequired: 'PT4M',
    });
    const picture = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
    expect(readFileSync(join(out, new URL(picture).pathname)).length).toBeGreaterThan(1000);
  });

  test('is in the feed, whole, and in the sitemap, with its date', () => {
    const feed = read('feed.xml');
    expect(feed.indexOf('Winter Driving Around Howell')).toBeLessThan(feed.indexOf('Breaks Down on the Highway'));
    expect(feed).toContain('Snow hides the edge of the road');
    expect(read('sitemap.xml')).toContain('blog/winter-driving/</loc><lastmod>2026-01-15</lastmod>');
  });
});
