import { describe, expect, test } from 'vitest';
import { Audit } from '../../build/audit/audit.ts';
import type { PageRoute } from '../../build/route.ts';
import { formatted } from '../setup/problems.ts';

const url = 'https://example.com/tow/';

const graph = '<script type="application/ld+json">';

/** A page with a path, title and description. */
const page = (path: string, changes: Partial<PageRoute['meta']> = {}) =>
  ({ path, meta: { title: `The page at ${path}`, description: path.padEnd(60, '.'), ...changes } }) as PageRoute;

/** The audit's errors for a site of the pages `/`, with this HTML, and `/b/`, and of more files. */
function errorsOf(html: string, files: Record<string, string> = {}, meta: Partial<PageRoute['meta']> = {}) {
  const site: Record<string, string> = {
    '/index.html': html,
    '/b/index.html': '<main id="main"><h2 id="tow">Tow</h2></main>',
    ...files,
  };
  const audit = new Audit(url);
  audit.page(page('/', meta), html);
  audit.page(page('/b/'), site['/b/index.html'] ?? '');
  const found = audit.problems({ has: (path) => path in site });
  return formatted(found.filter(({ severity }) => severity === 'error'));
}

const warningsOf = (audit: Audit) =>
  audit.problems({ has: () => true }).filter(({ severity }) => severity === 'warning');

test.each([
  ...['<a href="/tow/b/">', '<a href="/tow/b/#tow">', '<a href="/tow/b/?a=1&amp;b=2">'],
  ...['<a href="/tow/caf%C3%A9/"><a href="/tow/café/">', '<a href="/tow/a&amp;b/">', '<a href="tel:+17325550142">'],
  ...['<a href="http://a.example/%zz"><a href="https://a.example/tow/c/">'],
  '<a href="https://example.com/friends/">',
  '<meta property="og:url" content="https://example.com/tow/b/"/>',
  '<meta property="og:title" content="http://example.com/tow/"/>',
  '<img alt="x src=" src="/tow/a.png" width="1" height="1"/>',
  '<linearGradient id="g"/><rect fill="url(#g)"/>',
  '<p>See href=&quot;/x/&quot; or url(/y), id=&quot;z&quot;</p>',
  `${graph}{"@id":"https://example.com/tow/#business"}</script>`,
  `${graph}{"name":"x href=","url":"y"}</script>`,
  `${graph}{"name":"http://example.com/tow/c/"}</script>`,
  `${graph}{"name":"\\"https://example.com/tow/c/\\""}</script>`,
])('the audit accepts %s', (html) => {
  const page = '<!doctype html>';
  expect(errorsOf(html, { '/a.png': '', '/café/index.html': page, '/a&b/index.html': page })).toEqual([]);
});

describe('the audit reports', () => {
  test.each([
    ...[
      ['/tow/c/', '<a class="x" href="/tow/c/">'],
      ['/tow/b', '<a href="/tow/b">'],
      ['/tow/%zz/', '<a href="/tow/%zz/">'],
      ['/tow/c.js', '<script type="module" src="/tow/c.js">'],
      ['/tow/i.svg', '<link rel="icon" href="/tow/i.svg"/>'],
      ['/tow/s.svg', '<img src="/tow/s.svg" width="1" height="1" alt=""/>'],
      ['/tow/b.avif', '<source srcSet="/tow/a.png 1x, /tow/b.avif 2x"/>'],
      ['/tow/p.jpg', '<video poster="/tow/p.jpg">'],
      ['/tow/q.avif', '<link rel="preload" imageSrcSet="/tow/q.avif 1x"/>'],
      ['https://example.com/tow/s.png', '<meta property="og:image" content="https://example.com/tow/s.png"/>'],
      ['https://example.com/tow/p.png', `${graph}{"image":"https://example.com/tow/p.png"}</script>`],
    ].map(([link, html = '']) => [html, `Dead link "${link}" on /: the site has no such page or file`]),
    ['<a href="/b/">', 'Link "/b/" on / leaves the site, which is under /tow/.'],
    ...['https://', 'b/'].map((link) => [`<a href="${link}">`, `Broken address "${link}" on /. Begin it at the root`]),
    ['<a href="#x">', 'Dead fragment "#x" on /: the page has nothing with this id.'],
    ['<rect fill="url(#x)"/>', 'Dead fragment "#x" on /: the page has nothing with this id.'],
    ['<a href="/tow/b/#car">', 'Dead fragment "/tow/b/#car" on /: /b/ has nothing with this id.'],
    ['<p id="a"><p id="b"><p id="a">', 'Duplicate id "a" on /.'],
  ] as [string, string][])('%s', (html, sentence) => {
    expect(errorsOf(html, { '/a.png': '' })).toEqual([expect.stringContaining(sentence)]);
  });

  test('a title or description that is too short, too long or a duplicate', () => {
    const title = 'T'.repeat(61);
    expect(errorsOf('', {}, { title })).toEqual([`The title of / has 61 characters. Expected 10 to 60: "${title}".`]);
    expect(errorsOf('', {}, { description: 'Short.' })).toEqual([
      'The description of / has 6 characters. Expected 50 to 160: "Short.".',
    ]);
    const { title: other } = page('/b/').meta;
    expect(errorsOf('', {}, { title: other })).toEqual([`Duplicate title on /b/: / has it too: "${other}".`]);
    const { description } = page('/b/').meta;
    expect(errorsOf('', {}, { description })).toEqual([
      `Duplicate description on /b/: / has it too: "${description}".`,
    ]);
  });

  test('a page over its budget as a warning, and allows a dated article one more segment', () => {
    const noise = Array.from({ length: 3950 }, (_, index) => Math.sin(index).toString(36).slice(4, 10)).join('');
    const audit = new Audit(url);
    audit.page(page('/b/', { published: '2026-11-20' }), '', noise);
    for (const html of [noise, 'tow '.repeat(9000)]) audit.page(page('/'), '', html);
    expect(warningsOf(audit).filter(({ message }) => message.includes('compressed'))).toMatchObject([
      { message: expect.stringMatching(/^\/ is \d+ bytes compressed\. The budget is 14600\./) },
    ]);
  });

  test('a page that no other page links to', () => {
    const audit = new Audit(url);
    audit.page(page('/'), '<a href="/tow/b/#c"><a href="/tow/">');
    for (const path of ['/b/', '/careers/', '/404.html']) audit.page(page(path), `<a href="/tow${path}">`);
    expect(warningsOf(audit)).toMatchObject([{ severity: 'warning', message: 'No page links to /careers/.' }]);
  });
});
