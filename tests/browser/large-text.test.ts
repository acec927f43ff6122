import type { CDPSession, Page } from 'playwright-core';
import { beforeAll, expect, inject, test } from 'vitest';
import { pathsIn } from '../setup/serve.ts';
import { useBrowser } from './browser.ts';
import { openAnswers } from './in-page.ts';
import { layoutProblems, overlappingWords } from './layout-problems.ts';

/** What a driver sees whose browser has larger text. Whoever needs large text needs the number most. */

const folder = inject('fullSite');
const browser = useBrowser(folder);
let page: Page;
let session: CDPSession;
beforeAll(async () => {
  page = await browser.open('');
  session = await page.context().newCDPSession(page);
});
const setText = (percent: number) =>
  session.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });

/** A phone number or a 911 that is seen on a page, with the size of its figures in px. */
interface SeenNumber {
  /** Its place among all texts of the page, whatever their size. */
  place: number;
  name: string;
  size: number;
  /** Whether it is as wide as the column that it is in, or on more lines than one. */
  isFull: boolean;
}

/**
 * Waits for fonts and pictures: a drawing with a form for phones keeps the other form's room until the new one is there. It
 * runs in the page.
 */
async function settle(): Promise<void> {
  await document.fonts.ready;
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Every phone number and every 911 that is seen on a page, and the size of its body text; it runs in the page. */
function numbersSeen(): { body: number; numbers: SeenNumber[] } {
  const number = /\(\d{3}\)\s\d{3}-\d{4}|\b\d{3}-\d{3}-\d{4}\b|\b911\b|#\d{2,}/g;
  const isSeen = (element: Element | null) => {
    if (!element?.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each; each = each.parentElement)
      if (getComputedStyle(each).clipPath !== 'none') return false;
    return true;
  };
  /** The room for words in the box that holds them. */
  const column = (element: Element) => {
    let box = element;
    while (box.parentElement && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
    const { paddingLeft, paddingRight } = getComputedStyle(box);
    return box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const numbers: SeenNumber[] = [];
  // A number that is drawn is as large as its smallest figures.
  for (const drawn of document.querySelectorAll('svg[role=img]')) {
    if (!isSeen(drawn) || !drawn.parentElement || !number.test(drawn.getAttribute('aria-label') ?? '')) continue;
    const sizes = [...drawn.querySelectorAll('text')].map(
      (text) => (text.getScreenCTM()?.a ?? 0) * parseFloat(getComputedStyle(text).fontSize),
    );
    const { width } = drawn.getBoundingClientRect();
    const isFull = width >= column(drawn.parentElement) - 1;
    numbers.push({
      place: -1,
      name: `${drawn.getAttribute('aria-label')} of a sign`,
      size: Math.min(...sizes),
      isFull,
    });
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let place = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    place += 1;
    const { parentElement } = text;
    if (!parentElement || parentElement.closest('script, template, noscript, svg')) continue;
    for (const { index, 0: figures } of text.nodeValue?.matchAll(number) ?? []) {
      if (!isSeen(parentElement)) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + figures.length);
      const { width } = range.getBoundingClientRect();
      const isFull = range.getClientRects().length > 1 || width >= 0.9 * column(parentElement);
      const name = `${figures} in ${parentElement.localName}.${parentElement.closest('[class]')?.className}`;
      numbers.push({
        place: place + index / 10_000,
        name,
        size: parseFloat(getComputedStyle(parentElement).fontSize),
        isFull,
      });
    }
  }
  return { body: parseFloat(getComputedStyle(document.body).fontSize), numbers };
}

test.each(pathsIn(folder))(
  'with text half as large again and twice as large, every number of %s is larger, and no smaller than the text around it; nothing overlaps, nothing is cut off',
  async (path) => {
    await setText(100);
    await page.goto(browser.origin() + path);
    await page.evaluate(openAnswers);
    const found: string[] = [];
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 780 });
      await setText(100);
      const usual = new Map((await page.evaluate(numbersSeen)).numbers.map(({ place, size }) => [place, size]));
      for (const percent of [150, 200]) {
        await setText(percent);
        await page.evaluate(settle);
        const { body, numbers } = await page.evaluate(numbersSeen);
        const problems = [
          ...numbers.flatMap(({ place, name, size, isFull }) => {
            const before = usual.get(place) ?? 0;
            return [
              ...(size < body - 0.5 ? [`${name} is ${size} px, expected the ${body} px of the text`] : []),
              ...(size <= before + 0.5 && !isFull ? [`${name} is ${size} px, as at 100 %`] : []),
            ];
          }),
          ...(await page.evaluate(overlappingWords)),
          ...(await page.evaluate(layoutProblems)),
        ];
        found.push(...problems.map((problem) => `${width} px, ${percent} %: ${problem}`));
      }
    }
    expect(found).toEqual([]);
  },
);
