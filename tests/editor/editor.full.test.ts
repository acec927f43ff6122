import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import { button, editor, fill, open, openEditor, openGroups, page, saved } from './owner.ts';

beforeAll(() => openEditor(), 120_000);

/** What can be clicked, but is lower than 44 pixels; a box to tick has its label. */
const smallTargets = () =>
  [
    ...document.querySelectorAll(
      'button, select, textarea, summary, header a, input:not([type="checkbox"]), label:has([type="checkbox"])',
    ),
  ]
    .filter((target) => target.checkVisibility() && target.getBoundingClientRect().height < 43.5)
    .map((target) => target.id || target.textContent);

describe('an owner in the editor', () => {
  test('works by keyboard alone, up to an error and the saved file', async () => {
    const tabTo = async (key: string, wanted: string) => {
      for (let count = 0; count < 40; count += 1) {
        await page.keyboard.press(key);
        if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
      }
      throw new Error(`No ${key} leads to ${wanted}.`);
    };
    await page.getByLabel('What to change').focus();
    await tabTo('Tab', '#root_phone');
    await page.keyboard.press('End');
    await page.keyboard.type('1');
    await page.locator('#ready li', { hasText: 'Expected a US phone number' }).waitFor();
    await tabTo('Shift+Tab', 'header p a');
    await page.keyboard.press('Enter');
    await tabTo('Tab', '#ready li button');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('root_phone');
    await page.keyboard.press('End');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('9');
    await page.getByText('Not saved yet').waitFor();
    await page.keyboard.press('Control+s');
    await saved();
    expect(JSON.parse(editor.read('business.json')).phone).toMatch(/9$/);
  });

  test.each([
    [1280, 'light'],
    [360, 'dark'],
  ] as const)('finds nothing in the way at %i pixels, %s', async (width, colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    for (const file of ['content/en/posts/understanding-towing-services.md', 'business.json']) {
      await open(file);
      await openGroups();
      expect(await axeFindings(page)).toEqual([]);
      // The window doesn't scroll, so that the header is always in sight.
      const root = () => [document.documentElement.scrollWidth, document.documentElement.scrollHeight];
      expect(await page.evaluate(root)).toEqual([width, 740]);
      expect(await page.evaluate(smallTargets)).toEqual([]);
    }
    // Two rows at most.
    expect((await page.locator('header').boundingBox())?.height).toBeLessThan(3 * 44);
    if (width === 1280) return;
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('link', { name: 'Site', exact: true }).click(),
    ]);
    await opened.getByRole('heading', { level: 1 }).waitFor();
    await opened.close();
  });

  test('is led to what is wrong in another text, and where it is in no file of the form, to the list of what is left', async () => {
    const focused = () => page.evaluate(() => document.activeElement?.id);
    const first = page.locator('#ready li').first();
    await open('content/en/pages/about.md');
    await page.locator('#root_text').press('End');
    // At once, so that one Undo takes it back.
    await page.keyboard.insertText('{nobody}');
    await expect.poll(() => first.textContent()).toContain('About');
    await open('business.json');
    await first.getByRole('button').click();
    await expect.poll(focused).toBe('root_text');
    await button('Undo').click();
    await saved();
    const link = join(editor.folder, 'site/static/link');
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync('/etc', link);
    await open('business.json');
    await fill({ name: 'Elsewhere Towing' });
    // What the last check found stays until the next one has ended.
    await expect.poll(() => first.textContent()).toContain('link');
    await page.locator('header p a').click();
    await expect.poll(focused).toBe('ready');
    rmSync(link);
    await button('Undo').click();
    await saved();
  });
});
