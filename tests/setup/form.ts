import { toJsonSchema } from '@valibot/to-json-schema';
import { createElement, type FunctionComponent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import type { Answer } from '../../build/edit/page/server.ts';
import { editable } from '../../site/content/editable.ts';

/**
 * Shows a part of the form's page in the document, with what the server would have said.
 * @param facts those of the file that is open
 * @param said what a check says, such as its problems; their file is `business.json`
 * @returns its element, and the facts as the form changed them
 */
export async function showForm(component: FunctionComponent, facts: object, said: Partial<Answer> = {}) {
  // Nothing is checked before a test says so.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => Response.json(said));
  // It asks for a token as soon as it is loaded.
  const page = await import('../../build/edit/page/editor.ts');
  const found = editable(facts, [], new Date('2026-11-23T03:00Z'));
  const kinds = found.kinds.map(({ folder, schema, ...kind }) => ({
    ...kind,
    folder: folder === undefined ? '' : `content/${folder}`,
    schema: toJsonSchema(schema, { errorMode: 'ignore' }),
  }));
  const files = { 'business.json': JSON.stringify(facts), 'content/en/services/car-towing.md': '---\n---\n' };
  page.start({ ...found, draft: { files: {}, base: {} }, kinds, files, shared: [], absent: [], ...said } as Answer);
  page.openFile('business.json');
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const shown = createRoot(root);
  flushSync(() => shown.render(createElement(component)));
  onTestFinished(() => {
    shown.unmount();
    sessionStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    root,
    facts: () => JSON.parse(page.editor.files['business.json'] ?? ''),
  };
}
