import { expect, test } from 'vitest';
import { pages as translated } from '../../site/content/es/elsewhere.ts';
import { everyFact } from '../setup/facts.ts';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

const { pages, files } = await renderSite(businessWith(everyFact));
const spanish = [...pages].filter(([path]) => path.startsWith('/es/'));
test('the pages in Spanish are those that it has, with a manifest, a contact card and no feed', () => {
  expect(spanish.map(([path]) => path).sort()).toEqual(translated.map((path) => `/es${path}`).sort());
  const own = ['/es/site.webmanifest', '/es/contact.vcf', '/es/feed.xml'].filter((path) => files.has(path));
  expect(own).toEqual(['/es/site.webmanifest', '/es/contact.vcf']);
  expect(String(files.get('/sitemap.xml')).match(/<loc>[^<]*\/es\/[^<]*/g)).toHaveLength(spanish.length - 1);
});

test('where nobody has read them there is no Spanish page, no switch, no alternate and no word of it', async () => {
  const languages = ['en', { code: 'es', answered: true }];
  const { pages, files } = await renderSite(businessWith({ languages }), (path) =>
    /^\/(?:contact\/|es\/.*)?$/.test(path),
  );
  expect([...pages.keys(), ...files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect([...pages.values()].join('')).not.toMatch(/hrefLang|language-switch|Español|availableLanguage/);
});
