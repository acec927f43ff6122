import { freeCalls, scrollToPart as toPart } from '../browser/in-page.ts';
import type { Page } from './tab.ts';

/** What a reader would notice on the screen, all answers open: nothing, where a page is whole. */
export const faultsOf = (page: Page): Promise<string[]> =>
  page.run(async () => {
    await document.fonts.ready;
    for (const answer of document.querySelectorAll<HTMLDetailsElement>('.accordion details')) {
      answer.removeAttribute('name');
      answer.open = true;
    }
    const faults: string[] = [];
    const clipped = [...document.querySelectorAll('*')].filter(
      (element) => getComputedStyle(element).clipPath !== 'none',
    );
    const unseen = new Set(clipped.flatMap((element) => [element, ...element.querySelectorAll('*')]));
    const seen = (element: Element) => !unseen.has(element) && element.checkVisibility();
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${element.textContent?.trim().slice(0, 30)}”`;

    const sideways = document.documentElement.scrollWidth - innerWidth;
    if (sideways > 0) faults.push(`scrolls sideways by ${sideways} px`);

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      if (!parentElement || parentElement.closest('svg, script, template, noscript') || !seen(parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = parentElement.closest('.button, li, td, th, p, h1, h2, h3, dd, dt') ?? parentElement;
      const { left, right } = box.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        if (line.width === 0) continue;
        if (line.right > innerWidth + 1 || line.left < -1) faults.push(`off the screen: ${name(parentElement)}`);
        else if (line.right > right + 2 || line.left < left - 2) faults.push(`out of its box: ${name(parentElement)}`);
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      if (element.closest('svg') || element.tagName === 'IFRAME' || element.tagName === 'IMG' || !seen(element))
        continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (overflowX !== 'visible' && scrollWidth > clientWidth + 1 && !element.querySelector(':scope > svg'))
        faults.push(`cut at its side: ${name(element)}`);
      if (overflowY === 'hidden' && scrollHeight > clientHeight + 1 && !element.querySelector('svg, img'))
        faults.push(`cut at its end: ${name(element)}`);
      if (textOverflow === 'ellipsis') faults.push(`ends in dots: ${name(element)}`);
    }
    return [...new Set(faults)];
  });

/** Call links that are 44 px tall or more and wholly on the screen, with nothing over any part of them. */
export const callsOn = (page: Page): Promise<number> => page.run(freeCalls, 44);

/** Scrolls to a part of the way, 0 for the top, 1 for the end, and waits until what scrolling moves has moved. */
export const scrollToPart = (page: Page, part: number): Promise<void> => page.run(toPart, part);
