import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from '../browser/axe.ts';
import {
  answer,
  asked,
  begin,
  button,
  editor,
  faultAt,
  fill,
  open,
  openEditor,
  openGroups,
  page,
  picture,
  save,
  saved,
  shown,
  site,
  write,
} from './owner.ts';

beforeAll(() => openEditor({ services: ['car-towing'] }), 120_000);

describe('an owner in the editor', () => {
  test('changes the phone number, sees it on the site, and saves that line alone; Undo takes it back', async () => {
    const before = editor.read('business.json');
    await fill({ phone: '(732) 555-0177' });
    await shown('555-0177');
    await save();
    expect(editor.read('business.json')).toBe(before.replace('+17325550142', '(732) 555-0177'));
    await button('Undo').click();
    await save();
    expect(editor.read('business.json')).toBe(before);
    // Neither a visit nor a question without an answer is a change.
    expect(await button('Undo').isDisabled()).toBe(true);
    await page.locator('#root_phone').focus();
    await page.locator('#root_phone').blur();
    await begin('post');
    expect(await button('Undo').isDisabled()).toBe(true);
  });

  test('writes a post with a picture at the cursor, which is on the site once its fields are right, and deletes it; one that the site came with stays', async () => {
    await begin('post', 'Winter Driving');
    await page.locator('#ready li', { hasText: 'Expected' }).nth(2).waitFor();
    expect(await page.locator('main .rjsf-field .error-detail').count()).toBe(0);
    await fill({
      description: 'Snow and ice around {township}, {region}: how to keep the car on the road. Call {phone}.',
      picture: 'A pickup in a ditch',
      lead: 'Slow down.',
      text: '## Before the snow {#snow}\n\nSlow {down.\n\nStop.\n',
    });
    await expect.poll(() => faultAt('text').textContent()).toMatch(/Line 3: \{ can’t be used here/);
    await fill({ text: '## Before the snow {#snow}\n\nSlow down.\n\nStop.\n' });
    await page.locator('#root_text').evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(40, 40));
    answer('A car on its hook');
    await page.getByLabel('A picture at the cursor').setInputFiles(await picture('Our Rotator.JPG'));
    await site().getByRole('heading', { name: 'Winter Driving' }).waitFor();
    await site().getByAltText('A car on its hook').waitFor({ state: 'attached' });
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(
      /^---\ntitle: 'Winter Driving'\n[\s\S]*Slow down\.\n\n!\[A car on its hook\]\(photo:text-a-car-on-its-hook\)\n\nStop\.\n$/,
    );
    await button('Undo').click();
    await save();
    expect(editor.read('content/en/posts/winter-driving.md')).toMatch(/Slow down\.\n\nStop\.\n$/);
    expect(existsSync(join(editor.folder, 'site/photos/text-a-car-on-its-hook.jpg'))).toBe(false);
    await button('Delete this post').click();
    await save();
    expect(existsSync(join(editor.folder, 'site/content/en/posts/winter-driving.md'))).toBe(false);
    await open('content/en/posts/understanding-towing-services.md');
    expect(await button('Delete this post').count()).toBe(0);
  });

  test('sees the page of the text that is open, though the page before it reloads on the way there', async () => {
    const late = '<script>setTimeout(() => location.reload(), 200)</script>';
    const heading = site().getByRole('heading', { name: 'About' });
    await open('content/en/pages/about.md');
    await heading.waitFor();
    await page.route('**/contact/', (route) => route.fulfill({ contentType: 'text/html', body: late }), { times: 1 });
    await page.route('**/about/', (route) => setTimeout(() => route.continue(), 600), { times: 1 });
    await Promise.all([page.waitForResponse('**/contact/'), open('content/en/pages/contact.md')]);
    await open('content/en/pages/about.md');
    await heading.waitFor();
  });

  test('sees each mistake beside its field, and the site and the saved file without it; what isn’t saved is here again after a reload', async () => {
    await open('business.json');
    await openGroups();
    const before = editor.read('business.json');
    const mistakes = [
      { field: 'phone', value: '123', told: 'Expected a US phone number of ten digits' },
      { field: 'name', value: 'A', told: 'Expected a plain text' },
      { field: 'towns_0_latitude', value: '90', told: 'from 18 to 72' },
    ];
    for (const { field, value } of mistakes) await fill({ [field]: value });
    for (const { field, told } of mistakes) await expect.poll(() => faultAt(field).textContent()).toContain(told);
    await expect.poll(() => axeFindings(page)).toEqual([]);
    await fill({ headline: 'Howell’s own tow truck' });
    await shown('Howell’s own tow truck');
    await button('Save').click();
    const headline = () => JSON.parse(editor.read('business.json')).headline;
    // It builds the site before it saves.
    await expect.poll(headline).toBe('Howell’s own tow truck');
    expect(JSON.parse(editor.read('business.json')).phone).toBe(JSON.parse(before).phone);
    // The rest is a draft: it is here again after a reload, which asks, beside the site.
    asked.length = 0;
    await page.reload();
    await page.getByRole('alert').getByText('You didn’t save').waitFor();
    await expect.poll(() => page.locator('#ready li', { hasText: 'Expected' }).count()).toBe(mistakes.length);
    await shown('Howell’s own tow truck');
    expect(await page.locator('#root_phone').inputValue()).toBe('123');
    await button('Undo').click();
    await saved();
    // Nobody is asked where all is saved.
    await page.reload();
    await saved();
    expect(asked).toEqual(['beforeunload']);
    expect(await page.locator('#root_phone').inputValue()).not.toBe('123');
    await openGroups();
    await fill({ headline: '' });
    await save();
    expect(editor.read('business.json')).toBe(before);
  });

  test('is shown what somebody else saved meanwhile, and may take that or bring back the own', async () => {
    const before = editor.read('business.json');
    await fill({ name: 'Mine' });
    write(before.replace(/"name": ".*"/, '"name": "Theirs"'));
    await button('Save').click();
    await page.getByRole('alert').getByText('Someone else changed business.json').waitFor();
    expect(await page.locator('#root_name').inputValue()).toBe('Theirs');
    await saved();
    await button('Undo').click();
    await save();
    expect(editor.read('business.json')).toContain('"name": "Mine"');
  });
});
