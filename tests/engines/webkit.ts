import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { inject, vi } from 'vitest';
import { outlined } from '../browser/outline.ts';
import { firstRunning } from '../setup/find-or-install.ts';
import { freePorts } from '../setup/free-ports.ts';
import { screenReaderBus } from '../setup/webkit.ts';
import { type Actions, clickAt, dragAt, moveTo, pressOf } from './actions.ts';
import { patience } from './bidi.ts';
import type { Start } from './browser.ts';
import { start } from './process.ts';
import type { Tab } from './tab.ts';

/** Starts WebKitGTK's own small browser on a screen of its own, and drives it by WebDriver. */
export const startWebKit: Start = async (path) => {
  const home = mkdtempSync(join(inject('processes'), 'webkit-'));
  if (!process.env.FULL) {
    // A smoke looks at what stands still: a picture that moves costs more than all else.
    mkdirSync(join(home, 'gtk-3.0'));
    writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  }
  const screen = await start(
    'Xvfb',
    ['-displayfd', '1', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'],
    /^\d+\n/m,
  );
  const [port] = await freePorts(1);
  const env = {
    ...process.env,
    DISPLAY: `:${screen.trim()}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // A machine for tests has no graphics card.
    LIBGL_ALWAYS_SOFTWARE: '1',
    MESA_SHADER_CACHE_DISABLE: 'true',
    // What screen readers are told costs, and is asked for by `npm run test:full` only.
    ...(process.env.FULL ? await startScreenReaderBus(home) : { NO_AT_BRIDGE: '1' }),
  };
  await start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], /^/, { env });
  const ask = async (method: string, where: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}${where}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> | null };
    if (value?.error) throw new Error(`${where}: ${value.error}: ${value.message}`);
    return value;
  };
  const alwaysMatch = { 'webkitgtk:browserOptions': { binary: path, args: ['--automation', '--full-screen'] } };
  const opened = await whenReady(() => ask('POST', '/session', { capabilities: { alwaysMatch } }));
  const session = `/session/${opened?.sessionId}`;
  const command = (name: string, body: object = {}) => ask('POST', session + name, body);
  const act = async (actions: Actions) => {
    await command('/actions', { actions });
  };
  const tab: Tab = {
    go: async (url) => {
      await command('/url', { url });
    },
    evaluate: async (expression) =>
      (await command('/execute/sync', { script: `return ${expression}`, args: [] })) as unknown as string | undefined,
    resize: async (width, height) => {
      const become = await command('/window/rect', { x: 0, y: 0, width, height });
      // The page hears of it later.
      await vi.waitUntil(async () => Number(await tab.evaluate('String(innerWidth)')) === become?.width, patience);
    },
    move: (x, y) => act(moveTo(x, y)),
    click: (x, y) => act(clickAt(x, y)),
    // The driver turns a touch into a mouse.
    tap: async (x, y) => {
      await tab.evaluate(`(${touch})(${x}, ${y})`);
    },
    drag: (x, y, by) => act(dragAt(x, y, by)),
    press: (key) => act(pressOf(key)),
    back: async () => {
      await command('/back');
    },
    forward: async () => {
      await command('/forward');
    },
    // The driver tells no order of its own: this is the document's.
    outline: async () => {
      const value = 'h1, h2, h3, h4, header, nav, main, aside, footer, section, form, [role=status], [role=alert]';
      const found = await command('/elements', { using: 'css selector', value });
      const lines: string[] = [];
      for (const element of Object.values(found ?? {}).map((each) => Object.values(each as object)[0])) {
        // It is an error to ask for what no screen reader is told of.
        const told = (what: string) => ask('GET', `${session}/element/${element}/${what}`).then(String, () => '');
        const [role, name, tag] = [await told('computedrole'), await told('computedlabel'), await told('name')];
        lines.push([role, role === 'heading' ? tag.slice(1) : '', name].filter(Boolean).join(' '));
      }
      return lines.filter((line) => outlined.includes(line.split(' ')[0] ?? ''));
    },
    picture: async () => Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'),
  };
  return {
    newTab: async () => {
      await command('/url', { url: 'about:blank' });
      await tab.move(1, 1);
      return tab;
    },
  };
};

/** A bus of the session's own, and on it the one by which a browser tells a screen reader what a page is. */
async function startScreenReaderBus(home: string): Promise<NodeJS.ProcessEnv> {
  const address = await start('dbus-daemon', ['--session', '--nofork', '--print-address'], /^\S+/);
  const env = { DBUS_SESSION_BUS_ADDRESS: address, XDG_RUNTIME_DIR: home, NO_AT_BRIDGE: '0' };
  const launcher = firstRunning(screenReaderBus);
  await start(launcher ?? 'at-spi-bus-launcher', ['--launch-immediately', '--a11y=1', '--screen-reader=1'], /^/, {
    env: { ...process.env, ...env },
  });
  return env;
}

/** What a finger's tap sends to a page. */
function touch(x: number, y: number): void {
  const target = document.elementFromPoint(x, y) as Element;
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'touch', isPrimary: true };
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave']) {
    target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: !/enter|leave/.test(type) }));
  }
  target.closest<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
  target.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
}

/** A port that nobody listens on. */

/** The driver says nothing when it has started. */
async function whenReady<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (attempt === 50 || !(error instanceof TypeError)) throw error;
      await wait(100);
    }
  }
}
