import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { aptInstall, firstRunning } from './find-or-install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
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

/** What Node runs to download the browser tool's own Chromium: the whole one, which is where the tool looks for it. */
export const download = ['node_modules/playwright-core/cli.js', 'install', '--no-shell', 'chromium'];

/** Hands the path of a Chromium to the tests. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', ensureChromium());
}

/**
 * Finds a Chromium, or installs one.
 * @throws where none can be had: then the tests fail, none is skipped
 */
export function ensureChromium(): string {
  const file = find() ?? fetched() ?? installed();
  if (file) return file;
  throw new Error(
    'The browser tests need Chromium: none was found, and neither "npx playwright-core install chromium" nor "apt-get install chromium" could install it. Install one and name it in CHROMIUM_PATH.',
  );
}

/** A Chromium that is there already: named by the environment, the system's, or the browser tool's own. */
const find = () =>
  firstRunning([
    process.env.CHROMIUM_PATH,
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ]);

function fetched(): string | undefined {
  try {
    execFileSync(process.execPath, [...download, '--with-deps'], { stdio: 'ignore', timeout: 300_000 });
  } catch {
    // Perhaps only what it needs of the system could not be installed.
  }
  return find();
}

function installed(): string | undefined {
  aptInstall('chromium');
  return find();
}
