import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesOvernight } from '../../build/command/overnight.ts';
import { ownFacts, writeFacts } from '../setup/facts.ts';
import { copiedOwnLocales } from '../setup/own-texts.ts';
import { linesOf } from '../setup/problems.ts';
import { temporaryFolder } from '../setup/temporary-folder.ts';

const folder = temporaryFolder('overnight-test');
const [{ folder: texts = '' } = {}] = copiedOwnLocales(folder);
const [, post = ''] = /```md\n([\s\S]*?)```/.exec(readFileSync('.github/OWNER.md', 'utf8')) ?? [];
writeFileSync(join(texts, 'posts/winter-driving.md'), post.replace(/^date: .*/m, 'date: 2026-03-03'));

/** Whether the site changes in the night before a day, in New Jersey. */
function changesBefore(day: string, facts: object) {
  const business = writeFacts(folder, { ...ownFacts, leaveOut: ['fleets'], ...facts });
  return changesOvernight({ business, texts: join(texts, '..'), release: false }, new Date(`${day}T10:30:00Z`));
}
const notice = { text: 'Snow tonight: allow an hour.', until: '2026-02-15' };

test.each([
  { night: 'the last night of a notice', day: '2026-02-15', facts: { notice }, isChanged: false },
  { night: 'the night after a notice’s last day', day: '2026-02-16', facts: { notice }, isChanged: true },
  { night: 'the night after that', day: '2026-02-17', facts: { notice }, isChanged: false },
  { night: 'the night of a post’s day', day: '2026-03-03', facts: {}, isChanged: true },
])(
  'on $night, $day, the site has changed: $isChanged',
  async ({ day, facts, isChanged }) => {
    expect(await changesBefore(day, facts)).toBe(isChanged);
  },
  60_000,
);

test('a site that cannot be built is reported, as by the build', async () => {
  expect(await linesOf(() => changesBefore('2026-02-18', { phone: '1' }))).toEqual([
    expect.stringContaining('"phone" is "1"'),
  ]);
});
