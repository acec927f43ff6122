import { expect, test } from 'vitest';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

test('if nobody has read the Spanish pages, they are left out, and no page mentions them', async () => {
  const languages = ['en', { code: 'es', answered: true }];
  const { pages, files } = await renderSite(businessWith({ languages }), (path) =>
    /^\/(?:contact\/|es\/.*)?$/.test(path),
  );
  expect([...pages.keys(), ...files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect([...pages.values()].join('')).not.toMatch(/hrefLang|language-switch|Español|availableLanguage/);
});
