import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { choosePort } from '../../build/serve/server.ts';
import { start } from './process.ts';
import { answerLimitMs, keys, type Tab } from './tab.ts';

/** Starts WebKitGTK's MiniBrowser on a virtual screen and drives it by WebDriver. */
export async function startWebKit(home: string): Promise<Tab> {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const args = ['-displayfd', '1', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'];
  const screen = await start('Xvfb', args, /^\d+\n/m);
  const port = await choosePort('0', false);
  await start('WebKitWebDriver', ['--host=127.0.0.1', `--port=${port}`], /^/, {
    DISPLAY: `:${screen.trim()}`,
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    // Without a graphics card, compositing takes most of the time.
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    // No accessibility bus.
    NO_AT_BRIDGE: '1',
  });
  const ask = async (where: string, body: object = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${where}`, {
      method: 'POST',
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const { value } = (await response.json()) as { value: Record<string, unknown> | null };
    if (value?.error) throw new Error(`${where}: ${value.error}: ${value.message}`);
    return value;
  };
  const alwaysMatch = { 'webkitgtk:browserOptions': { args: ['--automation', '--full-screen'] } };
  // The driver prints nothing once it is up.
  const opened = await vi.waitFor(() => ask('/session', { capabilities: { alwaysMatch } }), answerLimitMs);
  const command = (name: string, body?: object) => ask(`/session/${opened?.sessionId}/${name}`, body);
  const perform = (...actions: readonly object[]) => command('actions', { actions });
  const mouse = (x: number, y: number, ...then: string[]) =>
    perform({
      ...{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } },
      actions: [{ type: 'pointerMove', x, y }, ...then.map((type) => ({ type, button: 0 }))],
    });
  const tab: Tab = {
    go: (url) => command('url', { url }),
    evaluate: async (expression) =>
      (await command('execute/sync', { script: `return ${expression}`, args: [] })) as unknown as string | undefined,
    resize: async (width, height) => {
      const become = await command('window/rect', { x: 0, y: 0, width, height });
      // The page gets the new size later.
      await vi.waitUntil(async () => Number(await tab.evaluate('String(innerWidth)')) === become?.width, answerLimitMs);
    },
    move: (x, y) => mouse(x, y),
    click: (x, y) => mouse(x, y, 'pointerDown', 'pointerUp'),
    // The driver's own tap sends mouse events.
    tap: (x, y) => tab.evaluate(`(${touch})(${x}, ${y})`),
    press: (key) => {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      return perform({ type: 'key', id: 'keyboard', actions });
    },
    back: () => command('back'),
  };
  return tab;
}

/** Runs in the page. Sends the events of a tap. */
function touch(x: number, y: number): void {
  const target = document.elementFromPoint(x, y) as Element;
  const init = { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerType: 'touch', isPrimary: true };
  for (const type of ['pointerover', 'pointerenter', 'pointerdown', 'pointerup', 'pointerout', 'pointerleave']) {
    target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: !/enter|leave/.test(type) }));
  }
  target.closest<HTMLElement>('a, button, summary')?.focus({ preventScroll: true });
  target.dispatchEvent(new MouseEvent('click', { ...init, detail: 1 }));
}
