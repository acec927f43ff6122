import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

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

/** Hands the path of a Chromium to the tests. */
export default function setup({ provide }: TestProject): void {
  provide('chromium', ensureChromium());
}

/**
 * Finds a Chromium, or installs one.
 * @throws where none can be had: then the tests fail, none is skipped
 */
export const ensureChromium = (): string => find() ?? install();

/** A Chromium that is there already: named by the environment, the system's, or the browser tool's own. */
function find(): string | undefined {
  const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
  );
  const candidates = [process.env.CHROMIUM_PATH, ...onPath, chromium.executablePath()];
  return candidates.find((file) => file && runs(file));
}

function runs(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return existsSync(file);
  } catch {
    return false;
  }
}

function install(): string {
  const attempts: [string, string[]][] = [
    [process.execPath, ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium-headless-shell']],
    ['apt-get', ['update']],
    ['apt-get', ['install', '--yes', '--no-install-recommends', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    } catch {
      // The next way may work; whether any did is asked below.
    }
    const file = find();
    if (file) return file;
  }
  throw new Error(
    'The browser tests need Chromium: none was found, and neither "npx playwright-core install chromium" nor "apt-get install chromium" could install it. Install one and name it in CHROMIUM_PATH.',
  );
}
