import { expect, test } from 'vitest';
import { businessWith } from '../setup/pages.ts';
import { renderSite } from '../setup/rendered-site.ts';

test('where nobody has read them there is no Spanish page, no switch, no alternate and no word of it', async () => {
  const languages = ['en', { code: 'es', answered: true }];
  const { pages, files } = await renderSite(businessWith({ languages }), (path) =>
    /^\/(?:contact\/|es\/.*)?$/.test(path),
  );
  expect([...pages.keys(), ...files.keys()].filter((path) => path.startsWith('/es'))).toEqual([]);
  expect([...pages.values()].join('')).not.toMatch(/hrefLang|language-switch|Español|availableLanguage/);
});
