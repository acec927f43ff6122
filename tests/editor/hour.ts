import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { editor, open, page, saved } from './owner.ts';

/** What an owner clicks and types in the first hour, each counted. */
const counts = { clicks: 0, fields: 0 };

export const at = (id: string) => page.locator(`#root_${id}`);
export async function click(...elements: Locator[]) {
  for (const element of elements) {
    await element.click();
    counts.clicks += 1;
  }
}
export async function type(fields: Record<string, string>) {
  for (const [id, value] of Object.entries(fields)) {
    const field = at(id);
    if (await field.evaluate((element) => element.tagName === 'SELECT')) await field.selectOption({ label: value });
    else await field.fill(value);
    counts.fields += 1;
  }
}
export async function openFile(file: string) {
  await open(file);
  counts.clicks += 1;
}
/** Opens groups of the form by their titles. */
export const openGroups = (...titles: string[]) =>
  click(...titles.map((title) => page.locator('summary').filter({ hasText: new RegExp(`^${title}$`) })));
export const within = (id: string, name: string) => at(id).getByRole('button', { name, exact: true });
export const leaveOut = (...ids: string[]) =>
  click(...ids.map((id) => page.locator(`#root_${id}__optionalRemove, #root_${id} .rjsf-array-item-remove`).first()));

/** Fails where a company takes more clicks and fields than anybody does within an hour, and begins to count anew. */
export function expectFew(): void {
  expect(counts.clicks + counts.fields).toBeLessThan(100);
  Object.assign(counts, { clicks: 0, fields: 0 });
}

export interface Company {
  name: string;
  host: string;
  phone: string;
  street: string;
  town: string;
  state: string;
  zip: string;
  towns: readonly string[];
  roads: readonly string[];
}

/** Who the company is and where it works; every place is found by its name or ZIP code. */
export async function introduce({ name, host, phone, street, town, state, zip, towns, roads }: Company) {
  // Who and where.
  await openGroups('Where you work', 'More');
  await type({ name, url: `https://${host}/`, phone, textPhone: '', quoteFormId: '' });
  await type({ address_street: street, address_locality: town, address_region: state, address_postalCode: zip });
  await type({ township: town, placeKind: 'City' });
  await type({ coordinates__find: zip });
  // What a check says may move the button away from under a click.
  await at('coordinates__find').press('Enter');
  counts.clicks += 1;
  await expect.poll(() => at('coordinates_latitude').inputValue(), { timeout: 20_000 }).not.toBe('40.17');
  // Towns and roads.
  for (const list of ['Towns you serve', 'Roads you work on'])
    await click(page.getByRole('button', { name: `Remove all: ${list}` }));
  await type({ towns__several: towns.join(', ') });
  await at('towns__several').press('Enter');
  counts.clicks += 1;
  await expect.poll(() => at(`towns_${towns.length - 1}_latitude`).count(), { timeout: 20_000 }).toBe(1);
  for (const [index, road] of roads.entries()) {
    await click(page.locator('#root_roads__add'));
    await type({ [`roads_${index}`]: road });
  }
}

/** Waits until what was typed has been checked. */
export const checked = () =>
  expect.poll(() => page.locator('header').textContent(), { timeout: 30_000 }).not.toMatch(/… to do|to f/);

/** What the form says is left. */
export const left = () => page.locator('#ready > ul li', { has: page.getByRole('button') });

/** Goes through what the form says is left, ticks what is true, and builds the release. */
export async function publish() {
  // Ready to publish.
  await checked();
  const claims = left().getByLabel('This is true of us');
  for (let before = await claims.count(); before > 0; before = await claims.count()) {
    await click(claims.first());
    await expect.poll(() => claims.count(), { timeout: 20_000 }).toBeLessThan(before);
    await checked();
  }
  expect(await left().allTextContents()).toEqual([]);
  await click(page.getByRole('button', { name: 'Save', exact: true }));
  await saved();
  await expect.poll(() => page.locator('header p a').textContent(), { timeout: 15_000 }).toBe('Ready to publish');
  await click(page.getByRole('button', { name: 'Build the release' }));
  await page.getByText('Your site is in the folder').waitFor({ timeout: 60_000 });
}

/** The release as it is in the folder that the form names. */
export async function released(path = 'index.html') {
  const folder = (await page.locator('#ready strong').textContent()) ?? '';
  const file = join(editor.folder, folder, path);
  expect(existsSync(file), file).toBe(true);
  return readFileSync(file, 'utf8');
}
