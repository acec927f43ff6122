import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openPage } from '../browser/browser.ts';
import { startEditor } from '../setup/start-command.ts';

export let editor: Awaited<ReturnType<typeof startEditor>>;
export let page: Page;
/** The kinds of the questions that the browser asked. */
export const asked: string[] = [];
let words: string | undefined;

/** Starts the editor on the suite's facts, and opens its page. @returns what ends both */
export async function openEditor(options: Parameters<typeof startEditor>[0] = {}): Promise<() => Promise<void>> {
  editor = await startEditor(options);
  page = await openPage();
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (words || dialog.type() === 'beforeunload' ? dialog.accept(words) : dialog.dismiss());
  });
  await page.goto(editor.address);
  await saved();
  return async () => {
    await page.context().close();
    await editor.stop();
  };
}

export const site = () => page.locator('iframe').contentFrame();
export const button = (name: string) => page.getByRole('button', { name, exact: true });
/** What the form's questions are answered from now on; without words, not at all. */
export const answer = (next?: string) => {
  words = next;
};
/** Begins a text. */
export async function begin(what: string, title?: string) {
  answer(title);
  await button(`New ${what}`).click();
}
export const saved = () => page.getByText('All changes saved').waitFor();
export const open = (file: string) => page.getByLabel('What to change').selectOption(file);
export const openGroups = () =>
  page.evaluate(() => {
    for (const group of document.querySelectorAll('details')) group.open = true;
  });
export const fill = async (fields: Record<string, string>) => {
  for (const [id, value] of Object.entries(fields)) await page.locator(`#root_${id}`).fill(value);
};
export const faultAt = (id: string) => page.locator('.rjsf-field-error', { has: page.locator(`#root_${id}`) }).last();
export const shown = (words: string) => site().getByText(words).first().waitFor({ state: 'attached' });
export async function save() {
  await button('Save').click();
  await saved();
}
/** Writes the facts on the disk, as somebody else may. */
export const write = (text: string) => writeFileSync(join(editor.folder, 'site/business.json'), text);

/** A photo as a phone saves it. */
export async function picture(name: string) {
  const canvas = sharp({ create: { width: 960, height: 540, channels: 3, background: '#579' } });
  return { name, mimeType: 'image/jpeg', buffer: await canvas.jpeg().toBuffer() };
}
