import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { site, subPathSite } from '../setup/built.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
    rules: {
      // How React writes: small letters in the doctype, its own capitals in attributes, `<br/>`, `hidden=""`, `checked=""`. The HTML
      // standard takes both ways.
      'doctype-style': 'off',
      'attr-case': 'off',
      'void-style': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      // The site's own script changes its name with its content.
      'require-sri': ['error', { target: 'crossorigin' }],
      // The style sheets keep a number on one line; a non-breaking hyphen would be copied into the visitor's dialer.
      'tel-non-breaking': 'off',
    },
  }),
);

// Where facts are left out, these two lack the most.
const fewer = subPathSite.pages().filter(({ path }) => ['/', '/contact/'].includes(path));

test.each([...site.pages(), ...fewer])('$path is valid HTML, with a size for every image', async ({ html }) => {
  const { results } = await validator.validateString(html);
  const told = results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
  expect(told).toEqual([]);
  for (const [image] of html.matchAll(/<img [^>]*>/g)) expect(image).toMatch(/ width="\d+" height="\d+"/);
});
