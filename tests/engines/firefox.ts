import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Actions, clickAt, dragAt, moveTo, pressOf, tapAt } from './actions.ts';
import { talk } from './bidi.ts';
import type { Start } from './browser.ts';
import { start } from './process.ts';
import type { Tab } from './tab.ts';

/** A profile that asks nobody for anything, and reaches nothing but the loopback. */
const quiet = {
  'app.update.auto': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'permissions.default.geo': 2,
  'services.settings.server': 'http://127.0.0.1:9',
  'toolkit.telemetry.enabled': false,
  // A smoke looks at what stands still: a picture that moves costs more than all else.
  'ui.prefersReducedMotion': process.env.FULL ? 0 : 1,
};

/** Starts the stock Firefox and drives it by WebDriver BiDi, which it speaks itself. */
export const startFirefox: Start = async (path, textSize) => {
  const profile = mkdtempSync(join(inject('processes'), 'firefox-'));
  const prefs = Object.entries({ ...quiet, 'font.size.variable.x-western': textSize });
  const lines = prefs.map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const address = await start(path, args, /ws:\/\/[\d.:]+/, {
    env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1' },
  });
  const console: string[] = [];
  const { send } = await talk(`${address}/session`, (method, params) => {
    if (method === 'log.entryAdded' && params.level === 'error') console.push(String(params.text));
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });

  let context: unknown;
  const act = async (actions: Actions) => {
    await send('input.performActions', { context, actions });
  };
  const step = async (delta: number) => {
    await send('browsingContext.traverseHistory', { context, delta });
  };
  const tab: Tab = {
    go: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const { type, result, exceptionDetails } = (await send('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (type === 'exception') throw new Error(exceptionDetails?.text);
      return result?.value;
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
      // The page hears of it later, and then lays itself out.
      await tab.evaluate(`(async () => {
        while (innerWidth !== ${width}) await new Promise(requestAnimationFrame);
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      })()`);
    },
    move: (x, y) => act(moveTo(x, y)),
    click: (x, y) => act(clickAt(x, y)),
    tap: (x, y) => act(tapAt(x, y)),
    drag: (x, y, by) => act(dragAt(x, y, by)),
    press: (key) => act(pressOf(key)),
    back: () => step(-1),
    forward: () => step(1),
    picture: async () =>
      Buffer.from(String((await send('browsingContext.captureScreenshot', { context })).data), 'base64'),
  };
  return {
    console,
    newTab: async () => {
      const before = context;
      ({ context } = await send('browsingContext.create', { type: 'tab' }));
      if (before) await send('browsingContext.close', { context: before });
      console.length = 0;
      return tab;
    },
  };
};
