import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inEngines, onePageOfEachKind } from './engines.ts';
import { expectWhole, wordsOn } from './expectations.ts';
import { withoutPolicy } from './fixture-server.ts';

type Change = (text: string) => string;

/** A browser drops a rule if it doesn't know all of its selector. */
const withoutRules =
  (part: RegExp): Change =>
  (css) =>
    css.replace(/([^{}]+)\{[^{}]*\}/g, (rule, selector: string) =>
      !selector.includes('@') && part.test(selector) ? '' : rule,
    );

const withoutDeclarations =
  (part: RegExp): Change =>
  (css) =>
    css.replace(/(?<=[{;])[a-z-]+:[^;{}]*;?/g, (declaration) => (part.test(declaration) ? '' : declaration));

/** Drops `@supports …{…}` blocks and unwraps `@supports not …{…}`. */
const withoutSupport =
  (condition: string): Change =>
  (css) =>
    ['', 'not '].reduce((left, not) => {
      const { 0: opening = '', index: start } = new RegExp(`@supports ${not}${condition}\\{`).exec(left) ?? {};
      if (start === undefined) return left;
      const inside = start + opening.length;
      let end = inside;
      for (let depth = 1; depth > 0; end++) depth += left[end] === '{' ? 1 : left[end] === '}' ? -1 : 0;
      return left.slice(0, start) + (not && left.slice(inside, end - 1)) + left.slice(end);
    }, css);

/** Changes a page's styles and drops its policy, which would block them. */
const inStyles =
  (...changes: Change[]): Change =>
  (html) =>
    withoutPolicy(html).replace(/<style>[\s\S]*?<\/style>/g, (styles) =>
      changes.reduce((css, change) => change(css), styles),
    );

/**
 * What the site uses and browsers still in use lack (Safari 15.4, Chrome 99, Firefox 97, the first with cascade layers), and
 * how to take it away from a page.
 */
const features: Record<string, Change> = {
  popovers: (html) =>
    inStyles(
      withoutSupport('selector\\(:popover-open\\)'),
      withoutRules(/:popover-open/),
    )(html.replace(/ (popover(?:target)?=")/gi, ' data-$1')).replace(
      '<head>',
      `<head><script>for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
        delete HTMLElement.prototype[name]</script>`,
    ),
  'details that exclude each other': (html) => html.replace(/<details name="[^"]*"/g, '<details'),
  '::details-content': inStyles(withoutRules(/::details-content/)),
  ':has': inStyles(withoutRules(/:has\(/)),
  'scroll timelines': inStyles(withoutSupport('\\(timeline-scope:[^)]*\\)')),
  'properties and units of the years since': inStyles(
    withoutDeclarations(
      /^(?:text-wrap|rotate|translate|scale|overscroll-behavior|size-adjust|\w+(?:-gap)?-override)|\d[dsl]v[hw]/,
    ),
  ),
};

test.each(Object.entries(features))('the site uses %s', (_, takeAway) => {
  const page = readFileSync(join(inject('site'), 'index.html'), 'utf8');
  expect(takeAway(page)).not.toBe(withoutPolicy(page));
});

/** A page without any of them. */
const html = (page: string) => Object.values(features).reduce((left, takeAway) => takeAway(left), page);

inEngines(({ open }) => {
  test.each(onePageOfEachKind)(
    'no word of %s is lost, on a phone and on a wide screen, and a call link is on the screen',
    async (path) => {
      const words = await wordsOn(await open(path, { width: 390, height: 844 }));
      const page = await open(path, { width: 390, height: 844, html });
      // There may be more: without :has every answer of the control shows.
      const left = new Set((await wordsOn(page)).split(/\s+/));
      expect(words.split(/\s+/).filter((word) => !left.has(word))).toEqual([]);
      const call = await page.run(() => document.querySelector('.site-header .call')?.getBoundingClientRect().bottom);
      expect(call, `the bottom of the header’s call on ${path}`).toBeLessThan(70);
      await expectWhole(page, 'on a phone');
      await page.resize(1280, 800);
      await expectWhole(page, 'on a wide screen');
    },
  );

  test('services and links work', async () => {
    const page = await open('/', { width: 390, height: 844, html });
    await page.tapOn('[data-services-menu] summary');
    await expect
      .poll(() => page.run(() => document.querySelector('details')?.open), { message: 'the Services list is open' })
      .toBe(true);
    await page.tapOn('[data-services-menu] a[href="/services/flatbed-towing/"]');
    await expect.poll(() => page.run(() => location.pathname).catch(() => '')).toBe('/services/flatbed-towing/');
  });
});
