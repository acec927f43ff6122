import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { changesOvernight } from '../../build/command/overnight.ts';
import { ownFacts } from '../setup/facts.ts';
import { ownLocales } from '../setup/own-texts.ts';
import { linesOf } from '../setup/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'overnight-test-'));
afterAll(() => rmSync(folder, { recursive: true }));
const [{ folder: texts = '' } = {}] = ownLocales(folder);
const [, post = ''] = /```md\n([\s\S]*?)```/.exec(readFileSync('.github/OWNER.md', 'utf8')) ?? [];
writeFileSync(join(texts, 'posts/winter-driving.md'), post.replace(/^date: .*/m, 'date: 2026-03-03'));

/** Whether the site changes in the night before a day, in New Jersey. */
function changesBefore(day: string, facts: object) {
  const business = join(folder, 'business.json');
  writeFileSync(business, JSON.stringify({ ...ownFacts, ...facts }));
  return changesOvernight({ business, texts: join(texts, '..'), release: false }, new Date(`${day}T10:30:00Z`));
}
const notice = { text: 'Snow tonight: allow an hour.', until: '2026-02-15' };

test.each([
  ['on a night like any other', '2026-02-18', {}, false],
  ['while a notice stands', '2026-02-15', { notice }, false],
  ['the night after a notice’s last day', '2026-02-16', { notice }, true],
  ['the night after that', '2026-02-17', { notice }, false],
  ['when a post’s day has come', '2026-03-03', {}, true],
])(
  '%s, %s, it is said whether the site has changed',
  async (_, day, facts, changed) => {
    expect(await changesBefore(day, facts)).toBe(changed);
  },
  60_000,
);

test('a site that cannot be built is reported, as by the build', async () => {
  expect(await linesOf(() => changesBefore('2026-02-18', { phone: '1' }))).toEqual([
    expect.stringContaining('"phone" is "1"'),
  ]);
});
