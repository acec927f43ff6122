import { chromium } from 'playwright-core';
import { chromiumFlags } from '../setup/chromium.ts';
import type { Start } from './browser.ts';
import type { Tab } from './tab.ts';

/** Starts Chromium as the other tests do. */
export const startChromium: Start = async (path, textSize) => {
  const browser = await chromium.launch({
    executablePath: path,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: [...chromiumFlags, `--blink-settings=defaultFontSize=${textSize}`],
  });
  const console: string[] = [];
  return {
    console,
    newTab: async () => {
      await Promise.all(browser.contexts().map((context) => context.close()));
      const context = await browser.newContext({ hasTouch: true });
      const page = await context.newPage();
      console.length = 0;
      page.on('console', (message) => message.type() === 'error' && console.push(message.text()));
      const tab: Tab = {
        go: async (address) => {
          await page.goto(address);
        },
        evaluate: (expression) => page.evaluate(expression),
        resize: (width, height) => page.setViewportSize({ width, height }),
        move: (x, y) => page.mouse.move(x, y),
        click: (x, y) => page.mouse.click(x, y),
        tap: (x, y) => page.touchscreen.tap(x, y),
        drag: async (x, y, by) => {
          await page.mouse.move(x, y);
          await page.mouse.down();
          await page.mouse.move(x + by, y, { steps: 3 });
          await page.mouse.up();
        },
        press: (key) => page.keyboard.press(key),
        back: async () => {
          await page.goBack({ waitUntil: 'commit' });
        },
        forward: async () => {
          await page.goForward({ waitUntil: 'commit' });
        },
        outline: async (selector) => {
          const session = await context.newCDPSession(page);
          await session.send('Accessibility.enable');
          const { result } = await session.send('Runtime.evaluate', {
            expression: `[...document.querySelectorAll(${JSON.stringify(selector)})]`,
          });
          const { result: found } = await session.send('Runtime.getProperties', {
            objectId: result.objectId ?? '',
            ownProperties: true,
          });
          const lines: string[] = [];
          for (const { value } of found.filter(({ name }) => /^\d+$/.test(name))) {
            const { nodes } = await session.send('Accessibility.getPartialAXTree', {
              objectId: value?.objectId ?? '',
              fetchRelatives: false,
            });
            const [{ ignored = true, role, name, properties = [] } = { ignored: true }] = nodes;
            const level = properties.find((property) => property.name === 'level')?.value.value;
            if (!ignored) lines.push([role?.value, level, name?.value].filter(Boolean).join(' '));
          }
          return lines;
        },
        picture: () => page.screenshot(),
      };
      return tab;
    },
  };
};
