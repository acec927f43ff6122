import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    /** The path of Firefox; empty if not installed. */
    firefox: string;
    /** Whether WebKitGTK's driver and Xvfb are installed. */
    webkit: boolean;
  }
}

/** Provides the browsers: Chromium is required, the other two are optional. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', ensureChromium());
  provide('firefox', findProgram('firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox') ?? '');
  provide('webkit', Boolean(findProgram('WebKitWebDriver') && findProgram('Xvfb')));
}

/** The first of these files that is executable; a bare name is looked up in PATH. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = names.flatMap((name) => (name.includes('/') ? [name] : folders.map((folder) => join(folder, name))));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** An installed Chromium: from CHROMIUM_PATH, the system, or Playwright. */
const findChromium = () =>
  findProgram(
    ...(process.env.CHROMIUM_PATH ? [process.env.CHROMIUM_PATH] : []),
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  );

/**
 * Finds or installs a Chromium: Playwright's, or the system's.
 * @throws if that fails, so that tests fail instead of being skipped
 */
export function ensureChromium(): string {
  const playwright = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', '--with-deps', 'chromium'];
  for (const [program, ...args] of [
    [process.execPath, ...playwright],
    ['apt-get', 'install', '--yes', '--no-install-recommends', 'chromium'],
  ] as const)
    if (!findChromium()) spawnSync(program, args, { stdio: 'inherit', timeout: 300_000 });
  const file = findChromium();
  if (file) return file;
  throw new Error('Found no Chromium, which the browser tests need. Install one, or name it in CHROMIUM_PATH.');
}
