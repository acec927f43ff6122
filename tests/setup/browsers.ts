import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { aptInstall, findProgram, install } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
    /** The path of a Firefox; empty where there is none. */
    firefox: string;
    /** The path of WebKitGTK's MiniBrowser; empty where it, its driver or a screen for it is missing. */
    webkit: string;
  }
}

/** What a Chromium on a closed network, without a screen or a user of its own, is started with. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Hands the paths of the browsers to the tests: Chromium must be there, the other two may be. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', ensureChromium());
  provide('firefox', findFirefox() ?? '');
  provide('webkit', findWebKit() ?? '');
}

/** A Chromium that is there: named by the environment, the system's, or the browser tool's own. */
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

/** WebKitGTK's own small browser, with its driver and a screen for both. */
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

/** Installs a Chromium where there is none: the browser tool's own, or the system's. */
export function bringChromium(): void {
  const tool = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', '--with-deps', 'chromium'];
  if (!findChromium()) install('Chromium', [process.execPath, ...tool]);
  if (!findChromium()) aptInstall('Chromium', 'chromium');
}

/**
 * Finds a Chromium, or installs one.
 * @throws where none can be had: then the tests fail, none is skipped
 */
export function ensureChromium(): string {
  bringChromium();
  const file = findChromium();
  if (file) return file;
  throw new Error('Found no Chromium, which the browser tests need. Install one, or name it in CHROMIUM_PATH.');
}
