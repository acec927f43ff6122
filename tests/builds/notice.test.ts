import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { companyDay } from '../../site/business/states.ts';
import { english } from '../../site/content/locales.ts';
import { readContent } from '../../site/content/read-content.ts';
import { business, businessWith } from '../setup/pages.ts';
import { formatted } from '../setup/problems.ts';

test.each([
  ['2026-02-15', 'Snow tonight.', []],
  ['2026-02-16', undefined, ['The notice ended on 2026-02-15 and was left out.']],
])('a notice shows through its last day: on %s', (today, said, warnings) => {
  const facts = businessWith({ notice: { text: 'Snow tonight.', until: '2026-02-15' } });
  const { data, problems } = readContent(['site/content/en'], facts, english, today);
  expect([data?.notice, formatted(problems).filter((line) => line.includes('notice'))]).toEqual([said, warnings]);
});

describe('the day of a build', () => {
  test.each([
    ['NJ', '2026-02-16T04:59:59Z', '2026-02-15'],
    ['NJ', '2026-02-16T05:00:00Z', '2026-02-16'],
    ['NJ', '2026-07-16T04:00:00Z', '2026-07-16'],
    ['AZ', '2026-07-16T06:59:59Z', '2026-07-15'],
    ['HI', '2026-02-16T10:00:00Z', '2026-02-16'],
  ] as const)('is the company’s local day: %s, %s', (region, now, day) => {
    expect(companyDay({ ...business, address: { ...business.address, region } }, new Date(now))).toBe(day);
  });

  test('is new in every state when the nightly workflow runs', () => {
    const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8')) as { on: { schedule: unknown } };
    expect(workflow.on.schedule).toEqual([{ cron: expect.stringMatching(/^\d+ 1[0-2] \* \* \*$/) }]);
  });
});
