import { on, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputActions } from './input-actions.ts';
import { start } from './process.ts';
import type { Tab } from './tab.ts';

/** A profile that reaches only the loopback and has reduced motion. */
const preferences = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'ui.prefersReducedMotion': 1,
};

/** Starts a stock Firefox and drives it by WebDriver BiDi, without a separate driver. */
export async function startFirefox(path: string, profile: string): Promise<Tab> {
  const lines = Object.entries(preferences).map((entry) => `user_pref(${JSON.stringify(entry).slice(1, -1)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  const address = await start(path, args, /ws:\/\/[\d.:]+/, { MOZ_CRASHREPORTER_DISABLE: '1' });
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const tab: Tab = {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
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
      // The page gets the new size and its layout later.
      await tab.evaluate(`(async () => {
        while (innerWidth !== ${width}) await new Promise(requestAnimationFrame);
        for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
      })()`);
    },
    ...inputActions((actions) => send('input.performActions', { context, actions })),
    back: () => send('browsingContext.traverseHistory', { context, delta: -1 }),
  };
  return tab;
}

type Json = Record<string, unknown>;

/** Connects to a browser's BiDi socket. @returns a function that sends a command and resolves to its result */
async function connect(address: string): Promise<(method: string, params: Json) => Promise<Json>> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params }));
    for await (const [{ data }] of on(socket, 'message')) {
      const answer: { id?: number; result?: Json; error?: string; message?: string } = JSON.parse(data);
      if (answer.id !== id) continue;
      if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
      return answer.result ?? {};
    }
    throw new Error(`${method}: no answer`);
  };
}
