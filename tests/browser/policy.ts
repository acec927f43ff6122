import type { Page } from 'playwright-core';

/** Notes every violation of the policy, from the first byte on. */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const found: string[] = [];
    Object.assign(globalThis, { violations: found });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      found.push(`${effectiveDirective}: ${blockedURI}`);
    });
  });
}

/** Does what makes a page load all that it ever loads, and tells what of that was against its policy. */
export async function visitAllOver(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const image of document.images) image.loading = 'eager';
    document.querySelector('iframe')?.scrollIntoView({ behavior: 'instant' });
    document.querySelector<HTMLElement>('.where-am-i button')?.click();
    document.querySelector<HTMLElement>('[data-quote-button]')?.click();
  });
  await page.waitForFunction(() => {
    // A popup, where there is a form: its frame comes last.
    const form = document.querySelector<HTMLElement>('[data-quote-button]')?.dataset.quoteButton;
    const isSent = !form || document.querySelector('[data-shown=success]');
    return isSent && [...document.images].every(({ complete }) => complete);
  });
  return page.evaluate(() => (globalThis as unknown as { violations: string[] }).violations);
}
