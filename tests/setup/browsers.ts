import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { aptInstall, findProgram, install } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    /** The path of Firefox; empty if not installed. */
    firefox: string;
    /** The path of WebKitGTK's MiniBrowser; empty if it, its driver or Xvfb is missing. */
    webkit: string;
  }
}

/** Flags for a headless Chromium without network access. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Provides the browsers' paths: Chromium is required, the other two are optional. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', ensureChromium());
  provide('firefox', findFirefox() ?? '');
  provide('webkit', findWebKit() ?? '');
}

/** An installed Chromium: from CHROMIUM_PATH, the system, or Playwright. */
export const findChromium = () =>
  findProgram(
    process.env.CHROMIUM_PATH,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  );

export const findFirefox = () =>
  findProgram(process.env.FIREFOX_PATH, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox');

/** WebKitGTK's MiniBrowser, if its driver and Xvfb are installed. */
export const findWebKit = () =>
  findProgram('WebKitWebDriver') && findProgram('Xvfb')
    ? findProgram(
        process.env.WEBKIT_PATH,
        ...['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].map(
          (system) => `/usr/lib/${system}/webkit2gtk-4.1/MiniBrowser`,
        ),
        '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
      )
    : undefined;

/** Installs a Chromium if there is none: Playwright's, or the system's. */
export function bringChromium(): void {
  const tool = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', '--with-deps', 'chromium'];
  if (!findChromium()) install('Chromium', [process.execPath, ...tool]);
  if (!findChromium()) aptInstall('Chromium', 'chromium');
}

/**
 * Finds or installs a Chromium.
 * @throws if that fails, so that tests fail instead of being skipped
 */
export function ensureChromium(): string {
  bringChromium();
  const file = findChromium();
  if (file) return file;
  throw new Error('Found no Chromium, which the browser tests need. Install one, or name it in CHROMIUM_PATH.');
}
