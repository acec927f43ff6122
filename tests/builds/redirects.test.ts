import { expect, test } from 'vitest';
import { build } from '../../build.ts';
import { checkBusiness } from '../../site/business/check-business.ts';
import { bilingualFacts, ownFacts, writeFacts } from '../setup/facts.ts';
import { parse } from '../setup/parse.ts';
import { formatted, linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('redirects');

/** Builds the site of a company with these redirects. */
function buildWith(redirects: Record<string, string>, changes: object = {}) {
  return build({ business: writeFacts(folder, { ...ownFacts, ...changes, redirects }), release: false });
}

/** The errors of a build with these redirects, without their place in the file. */
const refusalOf = async (redirects: Record<string, string>) =>
  (await linesOf(() => buildWith(redirects))).map((line) => line.replace(/^.*business\.json:\d+:\d+: /, ''));

test('redirects visitors immediately and search engines permanently', async () => {
  const { languages } = bilingualFacts;
  const old = {
    '/contact-us.html': '/contact/',
    '/quienes-somos': '/es/contact/',
    '/Our Trucks.aspx': '/about/',
    '/blog.html': '/blog/',
  };
  const { files, url, pages } = await buildWith(old, { url: 'https://elmstreettowing.com/tow/', languages });
  const written = ['/contact-us.html', '/quienes-somos/index.html', '/Our Trucks.aspx/index.html', '/blog.html'];
  const stubs = written.map((path) => parse(Buffer.from(files.get(path) ?? '').toString()));
  const targets = ['contact/', 'es/contact/', 'about/', 'blog/'];
  const told = stubs.map((stub) => [
    stub.querySelector('link[rel=canonical]')?.getAttribute('href'),
    stub.querySelector('meta[http-equiv=refresh]')?.getAttribute('content'),
    stub.querySelector('a')?.getAttribute('href'),
  ]);
  expect(told).toEqual(targets.map((path) => [url + path, `0; url=/tow/${path}`, `/tow/${path}`]));
  expect(stubs.map((stub) => stub.documentElement.lang)).toEqual(['en-US', 'es', 'en-US', 'en-US']);
  for (const stub of stubs) {
    expect(stub.querySelector('[name=robots], script, style, [style]')).toBeNull();
    expect(stub.querySelector('[http-equiv=Content-Security-Policy]')?.getAttribute('content')).toMatch(
      /^default-src 'none'/,
    );
  }
  const sitemap = Buffer.from(files.get('/sitemap.xml') ?? '').toString();
  expect(sitemap).not.toMatch(/contact-us|quienes|Trucks/);
  expect(pages.map(({ path }) => path)).not.toContain('/quienes-somos/');
});

test('refuses a redirect to what isn’t a page', async () => {
  const redirects = { '/a.html': '/contakt/', '/b.html': '/404/', '/d/': '/contact/', '/e/': '/d/' };
  const told = [
    'redirects["/a.html"] is "/contakt/", which isn’t a page. Did you mean "/contact/"?',
    'redirects["/b.html"] is "/404/", which isn’t a page.',
    'redirects["/e/"] is "/d/", which isn’t a page.',
  ];
  expect(await refusalOf(redirects)).toEqual(told.map((line) => expect.stringContaining(line)));
});

test('refuses an old address that exists on the site', async () => {
  const has = { '/about': '/about/index.html', '/Contact/': '/contact/index.html', '/feed.xml/': '/feed.xml' };
  const refusals = await refusalOf(Object.fromEntries(Object.keys(has).map((from) => [from, '/blog/'])));
  const told = Object.entries(has).map(
    ([from, file]) => `redirects["${from}"] isn’t an old address: the site has ${file} now.`,
  );
  expect(refusals).toEqual(told.map((line) => expect.stringContaining(line)));
});

const refused = [
  'https://old.example/contact.html',
  '/?page_id=12',
  '/../a.html',
  'contact.html',
  '/',
  '/caf%C3%A9',
  '/a//b',
  `/${'a'.repeat(101)}`,
];
test.each(refused)('refuses the old address %s', (from) => {
  const [line = ''] = formatted(checkBusiness({ ...ownFacts, redirects: { [from]: '/contact/' } }).problems);
  expect(line).toMatch(
    /^redirects\[.* is ".*\. Expected only the path of an old page, .*, such as \/contact-us\.html or \/about-us\/\.$/,
  );
});
