import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Audit } from '../../build/audit/audit.ts';
import type { PageRoute } from '../../build/route.ts';
import { commandHere, copySite } from '../setup/command.ts';
import { sampleFacts } from '../setup/facts.ts';

const url = 'https://example.com/tow/';

const graph = '<script type="application/ld+json">';

/** A page that only its path, title and description tell apart. */
const page = (path: string, changes: Partial<PageRoute['meta']> = {}) =>
  ({ path, meta: { title: `The page at ${path}`, description: path.padEnd(60, '.'), ...changes } }) as PageRoute;

/** What the audit says of a site of the pages `/` and `/b/`, with `html` in the first, and of further files. */
function faultsOf(html: string, files: Record<string, string> = {}, meta: Partial<PageRoute['meta']> = {}) {
  const site: Record<string, string> = {
    '/index.html': html,
    '/b/index.html': '<main id="main"><h2 id="tow">Tow</h2></main>',
    ...files,
  };
  const audit = new Audit(url);
  audit.page(page('/', meta), html);
  audit.page(page('/b/'), site['/b/index.html'] ?? '');
  return audit.faults({ has: (path) => path in site, read: (path) => site[path] ?? '' });
}

describe('the audit has nothing to say of', () => {
  test.each([
    ['a link to a page', '<a href="/tow/b/">'],
    ['a link to a place in a page', '<a href="/tow/b/#tow">'],
    ['a link with a query', '<a href="/tow/b/?a=1&amp;b=2">'],
    ['a relative link', '<a href="b/">'],
    ['a whole address of the site’s own', '<meta property="og:url" content="https://example.com/tow/b/"/>'],
    ['a name in structured data', '<script>{"@id":"https://example.com/tow/#business"}</script>'],
    ['another site on the same host', '<a href="https://example.com/friends/">'],
    ['other hosts', '<a href="http://a.example/%zz"><a href="https://a.example/tow/c/">'],
    ['a number to call', '<a href="tel:+17325550142">'],
    ['an address with a character to be encoded', '<a href="/tow/caf%C3%A9/"><a href="/tow/café/">'],
    ['an address with an ampersand', '<a href="/tow/a&amp;b/">'],
    ['a decorative image', '<img src="/tow/a.png" width="1" height="1" alt=""/>'],
    ['a new tab without a way back', '<a target="_blank" rel="external noopener" href="https://a.example/">'],
    ['a drawing’s own paint', '<linearGradient id="g"/><rect fill="url(#g)"/>'],
    ['references that are there', '<label for="a" id="b"/><input id="a" aria-describedby="a b"/>'],
    [
      'another name that only ends alike',
      '<a href="https://notexample.com/tow/"><a href="https://shop.example.com/tow/">',
    ],
    ['the same host’s other ports', '<a href="http://example.com:8080/tow/">'],
    ['the host outside the site, in another form', '<a href="http://www.example.com/friends/">'],
    ['words that only look like it', '<p>See href=&quot;/x/&quot; or url(/y), id=&quot;z&quot;</p>'],
    ['words in an attribute that look like one', '<img alt="x src=" src="/tow/a.png" width="1" height="1"/>'],
    ['words in structured data that look like an attribute', `${graph}{"name":"x href=","url":"y"}</script>`],
    ['words in meta data that look like an address', '<meta property="og:title" content="http://example.com/tow/"/>'],
    ['a name in structured data that looks like an address', `${graph}{"name":"http://example.com/tow/c/"}</script>`],
    [
      'words in structured data that look like an address',
      `${graph}{"name":"\\"https://example.com/tow/c/\\""}</script>`,
    ],
  ])('%s', (_, html) => {
    const page = '<!doctype html>';
    expect(faultsOf(html, { '/a.png': '', '/café/index.html': page, '/a&b/index.html': page })).toEqual([]);
  });
});

describe('the audit tells in a sentence of', () => {
  const dead = 'on /: the site has no such page or file.';
  test.each([
    ['a dead link', '<a class="x" href="/tow/c/">', `Dead link "/tow/c/" ${dead}`],
    ['a link without the trailing slash', '<a href="/tow/b">', `Dead link "/tow/b" ${dead}`],
    ['a dead relative link', '<a href="../tow/c/">', `Dead link "https://example.com/tow/c/" ${dead}`],
    [
      'a link that forgets the sub-path',
      '<a href="/b/">',
      'Link "/b/" on / leaves the site, which stands under /tow/.',
    ],
    ['an address that is none', '<a href="https://">', 'Broken address "https://" on /.'],
    ['a dead fragment', '<a href="#x">', 'Dead fragment "#x" on /: the page has nothing with this id.'],
    [
      'a paint that is not there',
      '<rect fill="url(#x)"/>',
      'Dead fragment "#x" on /: the page has nothing with this id.',
    ],
    [
      'a dead fragment of another page',
      '<a href="/tow/b/#car">',
      'Dead fragment "/tow/b/#car" on /: /b/ has nothing with this id.',
    ],
    ['a missing script', '<script type="module" src="/tow/c.js">', `Dead link "/tow/c.js" ${dead}`],
    ['a missing icon', '<link rel="icon" href="/tow/i.svg"/>', `Dead link "/tow/i.svg" ${dead}`],
    ['a missing feed', '<link rel="alternate" href="/tow/feed.xml"/>', `Dead link "/tow/feed.xml" ${dead}`],
    ['a missing scene', '<img src="/tow/s.svg" width="1" height="1" alt=""/>', `Dead link "/tow/s.svg" ${dead}`],
    [
      'a missing size of a picture',
      '<source srcSet="/tow/a.png 1x, /tow/b.avif 2x"/>',
      `Dead link "/tow/b.avif" ${dead}`,
    ],
    [
      'a missing share picture',
      '<meta property="og:image" content="https://example.com/tow/s.png"/>',
      `Dead link "https://example.com/tow/s.png" ${dead}`,
    ],
    [
      'a missing picture in structured data',
      '<script>{"image":"https://example.com/tow/p.png"}</script>',
      `Dead link "https://example.com/tow/p.png" ${dead}`,
    ],
    [
      'a missing icon of the manifest',
      '<link rel="manifest" href="/tow/m.webmanifest"/>',
      'Dead link "/tow/icon-1.png" on /m.webmanifest: the site has no such page or file.',
    ],
    ['a missing still of a film', '<video poster="/tow/p.jpg">', `Dead link "/tow/p.jpg" ${dead}`],
    [
      'a missing picture to preload',
      '<link rel="preload" imageSrcSet="/tow/q.avif 1x"/>',
      `Dead link "/tow/q.avif" ${dead}`,
    ],
    ...[
      'popoverTarget="x"',
      'for="x"',
      'aria-labelledby="x"',
      'aria-describedby="x"',
      'aria-controls="x"',
      'aria-owns="x"',
    ].map((attribute) => [
      attribute,
      `<i id="y"/><b ${attribute}>`,
      `Dead reference ${attribute} on /: the page has nothing with the id "x".`,
    ]),
    [
      'one dead reference of several',
      '<i id="y"/><b aria-labelledby="y x">',
      'Dead reference aria-labelledby="y x" on /: the page has nothing with the id "x".',
    ],
    ...[
      ['by http', 'http://example.com/tow/b/'],
      ['with a www', 'https://www.example.com/tow/b/'],
    ].flatMap(([how, address = '']) =>
      [
        `<a href="${address}">`,
        `<meta property="og:url" content="${address}"/>`,
        `${graph}{"url":"${address}"}</script>`,
      ].map((html) => [
        `the own host ${how}, ${html}`,
        html,
        `Link "${address}" on / names this site in another form. Write "https://example.com/tow/b/".`,
      ]),
    ),
    ['a duplicate id', '<p id="a"><p id="b"><p id="a">', 'Duplicate id "a" on /.'],
    ['an image without width', '<img src="/tow/a.png" height="1" alt=""/>', /^Image without width on \/: <img src=/],
    ['an image without height', '<img src="/tow/a.png" width="1" alt=""/>', /^Image without height on \/: <img src=/],
    ['an image without alternative text', '<img src="/tow/a.png" width="1" height="1"/>', /^Image without alt on \/: /],
    [
      'a new tab that can reach back',
      '<a rel="nofollow" target="_blank" href="/tow/b/">',
      'New-tab link without rel="noopener" on /: <a rel="nofollow" target="_blank" href="/tow/b/">',
    ],
  ] as [string, string, string | RegExp][])('%s', (_, html, sentence) => {
    const manifest = JSON.stringify({ icons: [{ src: '/tow/icon-1.png' }, { src: '/tow/a.png' }] });
    const faults = faultsOf(html, { '/a.png': '', '/m.webmanifest': manifest });
    expect(faults).toEqual([typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)]);
  });

  test('a title or description that is too short, too long, or another page’s', () => {
    const title = 'T'.repeat(61);
    expect(faultsOf('', {}, { title })).toEqual([`The title of / has 61 characters, expected 10 to 60: "${title}".`]);
    expect(faultsOf('', {}, { description: 'Short.' })).toEqual([
      'The description of / has 6 characters, expected 50 to 160: "Short.".',
    ]);
    const { title: other } = page('/b/').meta;
    expect(faultsOf('', {}, { title: other })).toEqual([`Duplicate title on /b/: / has it too: "${other}".`]);
    const { description } = page('/b/').meta;
    expect(faultsOf('', {}, { description })).toEqual([
      `Duplicate description on /b/: / has it too: "${description}".`,
    ]);
  });

  test('a page over the byte budget', () => {
    const noise = Array.from({ length: 9000 }, (_, index) => Math.sin(index).toString(36).slice(4, 10)).join('');
    expect(faultsOf(noise)).toEqual([expect.stringMatching(/^\/ has \d+ bytes compressed, expected at most 16790\.$/)]);
    expect(faultsOf('tow '.repeat(9000))).toEqual([]);
  });

  test('a dead relative link by the page that it stands on', () => {
    const audit = new Audit(url);
    const has = (path: string) => ['/d/index.html', '/b/c/index.html'].includes(path);
    for (const path of ['/b/', '/d/']) audit.page(page(path), '<a href="../d/"><a href="c/">');
    expect(audit.faults({ has, read: () => 'x' })).toEqual([
      'Dead link "https://example.com/tow/d/c/" on /d/: the site has no such page or file.',
    ]);
  });
});

test('a build with faults tells them all, exits with 1 and leaves the site as it was', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'));
  const facts = join(folder, 'facts.json');
  const out = join(folder, 'site');
  try {
    copySite(out);
    const before = readFileSync(join(out, 'index.html'));
    const site = (path: string) => ({ name: path, url: `https://www.example.com/${path}` });
    const otherTowingSites = [site('friends/'), site('about'), site('about/')];
    writeFileSync(facts, JSON.stringify({ ...sampleFacts, otherTowingSites }));
    const { status, stdout, stderr } = await commandHere('--business', facts, '--out', out);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([
      '✗ Dead link "https://www.example.com/friends/" on /: the site has no such page or file.',
      '✗ Dead link "https://www.example.com/about" on /: the site has no such page or file.',
    ]);
    expect(readFileSync(join(out, 'index.html'))).toEqual(before);
    expect(readdirSync(folder).sort()).toEqual(['facts.json', 'site']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
