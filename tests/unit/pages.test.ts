import { readdirSync } from 'node:fs';
import { format } from 'prettier';
import { describe, expect, test } from 'vitest';
import { business, businessWith, htmlOf, nameOf, pagesOf } from '../setup/pages.ts';
import { documentOf } from '../setup/parse.ts';
import { renderSite } from '../setup/rendered-site.ts';

const pages = pagesOf(business).map((page) => [nameOf(page), page] as const);
/** Held as whole HTML; of the others, an outline. They are of the specification, so that a page that comes or goes changes no other. */
const whole = ['home', 'services-junk-car-removal', 'blog-understanding-towing-services', 'contact', '404'];

/** What search engines take from a page, its headings, and where its text leads. */
function outlineOf(html: string): string[] {
  const document = documentOf(html);
  const content = (selector: string) => document.querySelector(selector)?.getAttribute('content');
  const { '@graph': nodes } = JSON.parse(
    document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
  );
  const lines = [...document.querySelectorAll('main :is(h1, h2, h3, a:not([href^="#"])), .site-footer__band h2')].map(
    (element) => {
      const what = element.localName === 'a' ? `link ${element.getAttribute('href')}` : element.localName;
      return `${what} ${element.textContent.replace(/\s+/g, ' ').trim()}`;
    },
  );
  return [
    `title ${document.title}`,
    `description ${content('meta[name=description]')}`,
    `robots ${content('meta[name=robots]')}`,
    `share ${content('meta[property="og:image:alt"]')}`,
    `data ${nodes.map((node: { '@type': string | string[] }) => [node['@type']].flat()[0]).join(', ')}`,
    ...new Set(lines),
  ];
}

describe('every page is as it was when it was last looked at', () => {
  test.each(pages.filter(([name]) => whole.includes(name)))('%s, its HTML', async (name, page) => {
    // A scene's own colors are style text too.
    const plain = htmlOf(page).replace(/<style>[^<]*<\/style>/g, '<style></style>');
    await expect(await format(plain, { parser: 'html', printWidth: 140 })).toMatchFileSnapshot(`../pages/${name}.html`);
  });

  test.each(pages.filter(([name]) => !whole.includes(name)))('%s, its outline', async (name, page) => {
    await expect(`${outlineOf(htmlOf(page)).join('\n')}\n`).toMatchFileSnapshot(`../pages/${name}.txt`);
  });

  test('the files beside the pages, for crawlers, hosts and phones', async () => {
    const files = [...renderSite(business).files].filter(([path]) => !/\.svg$|^share$|feed/.test(path));
    const plain = files.map(
      ([path, text]) => `${path}\n${text.replaceAll('\r', '').replace(/(?<=>)(?=<url>)|(?<=,)(?="\w+":)/g, '\n')}`,
    );
    await expect(plain.join('\n')).toMatchFileSnapshot('../pages/files.txt');
  });

  test('a snapshot without a page is told by name', () => {
    const names = ['files', ...pages.map(([name]) => name)];
    const files = readdirSync('tests/pages').map((file) => `tests/pages/${file}`);
    const orphans = files.filter((file) => !names.includes(file.replace(/.*\/|\.(?:html|txt)$/g, '')));
    expect(orphans.map((file) => `${file} has no page. Delete it.`)).toEqual([]);
  });
});

test('a site under a path is the same, with all its addresses there', () => {
  const [root, base] = ['https://www.example.com/', 'https://www.example.com/tow/'];
  const texts = (url: string) => {
    const { pages, files, faults } = renderSite(businessWith({ url }));
    return [...faults, ...[...pages, ...files].map(([path, text]) => `${path}: ${text}`)];
  };
  // The hash of the rules for prerendering is another one.
  const plain = (text: string) => text.replace(/sha256-[^']*/g, '');
  const moved = texts(base).map((text) => plain(text).replaceAll(base, root).replaceAll('/tow/', '/'));
  expect(moved).toEqual(texts(root).map(plain));
});
