import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumFlags, ensureChromium } from '../setup/browsers.ts';

/** Starts a Chromium with an empty profile that takes orders on a port. */
export async function chromiumWithPort(): Promise<{ port: number; close: () => Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const child = spawn(ensureChromium(), [...chromiumFlags, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] });
  for await (const line of createInterface(child.stderr)) {
    const port = Number(/^DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1]);
    if (!port) continue;
    child.stderr.resume();
    return {
      port,
      async close() {
        const ended = once(child, 'close');
        child.kill();
        await ended;
        rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  }
  throw new Error('Chromium ended before it took orders.');
}
