import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    // People use voice control with the words that they see.
    'label-content-name-mismatch': { enabled: true },
    // The stricter rule of the two includes the other.
    'color-contrast-enhanced': { enabled: true },
    'color-contrast': { enabled: false },
  },
  resultTypes: ['violations'],
  elementRef: false,
  iframes: false,
  preload: false,
};

/** What axe-core finds on a page, one line each. Playwright's evaluations ignore the page's policy. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (how) => {
    const { axe } = globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    const { violations } = await axe.run(how);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
    );
  }, options);
}
