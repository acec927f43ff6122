// @vitest-environment happy-dom
import { toJsonSchema } from '@valibot/to-json-schema';
import { createElement, Fragment, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { editor, openFile, start } from '../../build/edit/page/editor.ts';
import { FileForm } from '../../build/edit/page/file-form.tsx';
import { Header } from '../../build/edit/page/header.tsx';
import { Ready } from '../../build/edit/page/ready.tsx';
import type { Answer } from '../../build/edit/page/server.ts';
import type { Problem } from '../../build/problem.ts';
import { editable } from '../../site/content/editable.ts';
import { sampleFacts } from '../setup/facts.ts';

// Not after each test: the form still sends what a test changed last.
afterAll(() => vi.unstubAllGlobals());

/**
 * Shows a part of the form's page in the document, with what the server would have said.
 * @param facts those of the file that is open
 * @param said what a check says, such as its problems; their file is `business.json`
 * @returns its element, and the facts as the form changed them
 */
function showForm(component: FunctionComponent, facts: object, said: Partial<Answer> = {}) {
  // Nothing is checked before a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json(said));
  const found = editable(facts, [], new Date('2026-11-23T03:00Z'));
  const kinds = found.kinds.map(({ folder, schema, ...kind }) => ({
    ...kind,
    folder: folder === undefined ? '' : `content/${folder}`,
    schema: toJsonSchema(schema, { errorMode: 'ignore' }),
  }));
  const files = { 'business.json': JSON.stringify(facts), 'content/en/services/car-towing.md': '---\n---\n' };
  start({ ...found, draft: { files: {}, base: {} }, kinds, files, shared: [], absent: [], ...said } as Answer);
  openFile('business.json');
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const shown = createRoot(root);
  flushSync(() => shown.render(createElement(component)));
  onTestFinished(() => {
    shown.unmount();
    sessionStorage.clear();
    vi.useRealTimers();
  });
  return {
    root,
    facts: () => JSON.parse(editor.files['business.json'] ?? ''),
  };
}

/** Types into a field: React hears a change of what the browser's own setter wrote. */
function type(input: HTMLInputElement | null | undefined, words: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, words);
  flushSync(() => input?.dispatchEvent(new Event('input', { bubbles: true })));
}

test('a source that is due is ticked once it was read again, and opened from there', async () => {
  const due: Problem = {
    ...{ severity: 'warning', blocks: 'overdue', file: 'business.json', path: ['sourcesRead', 'law'] },
    ...{ message: 'A law was read on 2025-11-01.', help: 'https://law.example/' },
  };
  // It is still the 22nd in New Jersey.
  const { root, facts } = showForm(Ready, sampleFacts, { problems: [due] });
  const item = root.querySelector('#ready li');
  expect(item?.querySelector('a')?.href).toBe('https://law.example/');
  const box = item?.querySelector('input');
  expect(box?.getAttribute('aria-description')).toContain('A law was read');
  box?.click();
  expect(facts().sourcesRead).toEqual({ law: '2026-11-22' });
});

test('each fact is in one group of the form, and the logo among the photos', async () => {
  const { root } = showForm(FileForm, sampleFacts);
  const groups = [...root.querySelectorAll('details')];
  const titles = groups.map((group) => group.querySelector('summary')?.textContent?.trim());
  expect([titles.length, new Set(titles).size]).toEqual([9, 9]);
  const photos = groups[titles.indexOf('Photos')];
  expect(photos?.querySelector('[id^="root_photos"]')).not.toBeNull();
  for (const name of ['name', 'towns', 'quoteFormId']) expect(root.querySelectorAll(`#root_${name}`)).toHaveLength(1);
});

test('the menu has no text that the site has no page of, but for the one that is open', async () => {
  const [shown, hidden] = ['content/en/posts/winter.md', 'content/en/posts/hidden.md'];
  const files = { 'business.json': '{}', [`${shown}`]: '', [`${hidden}`]: '' };
  const { root } = showForm(Header, sampleFacts, { files, absent: [`${hidden}`] });
  const menu = () => [...root.querySelectorAll('option')].map(({ value }) => value);
  expect(menu()).toEqual(['business.json', shown]);
  flushSync(() => openFile(`${hidden}`));
  expect(menu()).toEqual(['business.json', shown, hidden]);
});

test('a way to pay of one name in all languages asks for no other, and one in the owner’s words does', async () => {
  const claims = { ...(sampleFacts.claims as object), payments: ['Visa', 'Zelle', 'barter'] };
  const languages = ['en', { code: 'es', answered: true }];
  const { root } = showForm(FileForm, { ...sampleFacts, claims, languages });
  const inSpanish = [...root.querySelectorAll('label[for^="root_claims_payments_"][for$="_es"]')];
  expect(inSpanish.map((label) => label.getAttribute('for'))).toEqual(['root_claims_payments_2_es']);
});

test('an address that is typed without https:// has it once it is left', async () => {
  const { root, facts } = showForm(FileForm, sampleFacts);
  const input = root.querySelector<HTMLInputElement>('#root_url');
  type(input, 'delgadotowing.com');
  expect(facts().url).toBe('delgadotowing.com');
  flushSync(() => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(facts().url).toBe('https://delgadotowing.com');
});

test('a list of towns is emptied by one click; several go in at once, and what isn’t found stays', async () => {
  const { root, facts } = showForm(FileForm, sampleFacts);
  const there = { latitude: 40.26, longitude: -74.28 };
  const places = [
    { name: 'Freehold', ...there, region: 'NJ' },
    { name: 'Easton', ...there, region: 'PA' },
  ];
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({ place: places.find(({ name }) => path.includes(name)) }),
  );
  flushSync(() => root.querySelector<HTMLElement>('[aria-label="Remove all: Towns you serve"]')?.click());
  expect(facts()).not.toHaveProperty('towns');
  const box = root.querySelector<HTMLInputElement>('#root_towns__several');
  type(box, 'Freehold, Easton PA; Wall');
  box?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() =>
    expect(facts().towns).toEqual([
      { name: 'Freehold', ...there },
      { name: 'Easton', ...there },
    ]),
  );
  await vi.waitFor(() => expect(root.textContent).toContain('Not found: Wall.'));
  expect(box?.value).toBe('Wall');
});

test('an answer that breaks off is told, and the next change is checked again', async () => {
  const { root } = showForm(FileForm, sampleFacts);
  const answers = ['{"problems": [', '{"problems": []}'];
  vi.stubGlobal('fetch', async (path: string) => new Response(path === '/check' ? answers.shift() : '{}'));
  const input = root.querySelector<HTMLInputElement>('#root_name');
  type(input, 'Elm');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(editor.problems?.[0]?.message).toContain('The editor isn’t responding'));
  type(input, 'Elm Towing');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(editor.problems).toEqual([]));
});

test('an address of an old site is typed beside the page that it leads to, and both go by one click', async () => {
  const { root, facts } = showForm(FileForm, sampleFacts);
  flushSync(() => root.querySelector<HTMLElement>('#root_redirects__add')?.click());
  const [from, to] = root.querySelectorAll<HTMLInputElement>('#root_redirects input');
  expect([from?.labels?.[0]?.textContent, to?.labels?.[0]?.textContent]).toEqual([
    'Old address',
    'Page it leads to now',
  ]);
  type(to, '/contact/');
  type(from, '/contact-us.html');
  flushSync(() => from?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  expect(facts().redirects).toEqual({ '/contact-us.html': '/contact/' });
  const remove = [...root.querySelectorAll<HTMLElement>('#root_redirects button')].find(
    (each) => each.textContent === 'Remove',
  );
  flushSync(() => remove?.click());
  expect(facts().redirects ?? {}).toEqual({});
});

test('each candidate for a title is a text of its own, with its condition beside it', async () => {
  const file = 'content/en/services/car-towing.md';
  const text = "---\nname: Towing\ntitle:\n  first:\n    - { if: rates, text: 'One' }\n    - Two\n---\n";
  const files = { 'business.json': JSON.stringify(sampleFacts), [file]: text };
  const { root } = showForm(FileForm, sampleFacts, { files });
  flushSync(() => openFile(file));
  const inputs = [...root.querySelectorAll<HTMLInputElement>('.candidate input, .candidate textarea')];
  expect(inputs.map(({ value, labels }) => [value, labels?.[0]?.textContent])).toEqual([
    ['One', 'Title for search engines*'],
    ['Two', 'Or else'],
  ]);
  expect([...root.querySelectorAll('.candidate mark')].map(({ textContent }) => textContent)).toEqual(['if rates']);
  type(inputs[1], 'Three');
  expect(editor.files[file]).toContain('- Three');
  expect(editor.files[file]).toContain('if: rates');
});

test('a mistake is beside its field once the owner has changed that or tried to save; before, it is only counted and listed', async () => {
  const file = 'content/en/services/car-towing.md';
  const files = { 'business.json': '{}', [file]: "---\nname: Towing\nlead: ''\nsummary: A\n---\n" };
  const problem = (name: string): Problem => ({
    severity: 'error',
    file,
    path: [name],
    message: `Expected a ${name}.`,
  });
  const problems = [problem('lead'), problem('summary')];
  const parts = () =>
    createElement(
      Fragment,
      null,
      [Header, FileForm, Ready].map((part) => createElement(part)),
    );
  const { root } = showForm(parts, sampleFacts, { files, problems });
  flushSync(() => openFile(file));
  const beside = () => [...root.querySelectorAll('.error-detail')].map(({ textContent }) => textContent);
  expect(beside()).toEqual([]);
  expect(root.querySelectorAll('#ready li')).toHaveLength(2);
  type(root.querySelector<HTMLInputElement>('#root_lead'), 'A tow');
  expect(beside()).toEqual(['Expected a lead.']);
  flushSync(() => root.querySelector<HTMLElement>('[aria-keyshortcuts]')?.click());
  await vi.waitFor(() => expect(beside()).toEqual(['Expected a lead.', 'Expected a summary.']));
  expect(root.querySelector('header')?.textContent).toContain('2 to do');
  // What is begun later, nobody has tried to save.
  vi.stubGlobal('fetch', async () => Response.json({ problems: [...problems, problem('band')] }));
  type(root.querySelector<HTMLInputElement>('#root_name'), 'Tow');
  await vi.advanceTimersByTimeAsync(1000);
  await vi.waitFor(() => expect(root.querySelectorAll('#ready li')).toHaveLength(3));
  expect(beside()).toHaveLength(2);
});
