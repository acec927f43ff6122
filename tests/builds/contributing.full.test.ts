import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { copyToChange } from '../setup/changed-project.ts';

// Follows the recipes in CONTRIBUTING.md step by step, in a copy of the project.
const project = copyToChange();
afterAll(project.remove);
const { read, run, write, change, types, failures, failuresOf, build } = project;

const [, recipes = ''] = readFileSync('.github/CONTRIBUTING.md', 'utf8').split('## Recipes');
/** A piece of code from the recipes, by its beginning. */
function code(start: string): string {
  const spans = [...recipes.matchAll(/``(.+?)``|`([^`\n]+)`/g)].map(([, long, short]) => long ?? short ?? '');
  const found = spans.find((span) => span.trim().startsWith(start));
  if (found === undefined) throw new Error(`CONTRIBUTING.md’s recipes have no code that begins with "${start}".`);
  return found;
}
/** The module that a piece of code comes from, as they name it. */
const after = (piece: string, instead: string) => [piece, `${piece}\n${instead}`] as const;

const messageForm = `import { ${code('formOrigin')} } from '${code('../../client-settings.ts')}';
import { useContent } from '../../site-context.ts';

export function MessageForm() {
  const { words, send } = useContent().messages.contact.form;
  return (
    ${code('<form action')}
      <label>
        {words} <input type="text" name="words" required />
      </label>
      <button type="submit">{send}</button>
    </form>
  );
}
`;

test('the recipes for a fact, a header and a form service work', () => {
  change([
    ['site/business/crew.ts', ...after('export const crew = optional({', code('motorClubs: list'))],
    [
      'site/content/en/pages/about.md',
      '\nOne number covers',
      '\nWe take the calls of {motorClubs}.\n\nOne number covers',
    ],
    ['site/business.json', '{', `{\n  ${code('"motorClubs"')},`],

    ['static/_headers', ...after('/*', `  ${code('Cross-Origin-Opener-Policy: ').trim()}`)],
    [
      '.github/HOSTING.md',
      ...after('    add_header X-Content-Type-Options "nosniff" always;', `    ${code('add_header')}`),
    ],
    [
      '.github/HOSTING.md',
      ...after('\t\tReferrer-Policy "strict-origin-when-cross-origin"', `\t\t${code('Cross-Origin-Opener-Policy "')}`),
    ],
    ['static/.htaccess', ...after('<IfModule mod_headers.c>', `  ${code('Header always')}`)],

    [
      'site/client-settings.ts',
      ...after("export const mapOrigin = 'https://www.google.com';", code('export const form')),
    ],
    [
      'site/content/en/messages.ts',
      ...after("      save: 'Save our number',\n    },", "    form: { words: 'Message', send: 'Send' },"),
    ],
    [
      'site/content/es/messages.ts',
      ...after("      save: 'Guarde nuestro número',\n    },", "    form: { words: 'Mensaje', send: 'Enviar' },"),
    ],
    ['site/pages/contact.tsx', '        <TextLocation', '        <MessageForm />\n        <TextLocation'],
    [
      'site/pages/contact.tsx',
      'import { PageHead }',
      "import { MessageForm } from '../components/message-form/message-form.tsx';\nimport { PageHead }",
    ],
    ['site/routes.tsx', 'import { mapOrigin }', 'import { formOrigin, mapOrigin }'],
    ['site/routes.tsx', 'allow: { frame: [mapOrigin] },', code('allow: {')],
    ['tests/site/security.test.ts', ...after('      ...always,', code("'form-action'"))],
  ]);
  write('site/components/message-form/message-form.tsx', messageForm);

  expect(run('@biomejs/biome/bin/biome', 'check', '--write', 'site', 'tests').status).toBe(0);
  expect(types()).toEqual({ status: 0, told: '' });
  expect(failures('-u').failed).toEqual([]);
  expect(failures().failed).toEqual([]);
  expect(failuresOf('tests/site').failed).toEqual([]);
  expect(build()).toMatchObject({ status: 0 });
  expect(read('dist/about/index.html')).toContain('We take the calls of AAA and Good Sam.');
  expect(read('dist/contact/index.html')).toContain('action=https://formspree.io/f/your-form');
  expect(read('dist/_headers')).toContain('Cross-Origin-Opener-Policy: same-origin');
}, 600_000);
