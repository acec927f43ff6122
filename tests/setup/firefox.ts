import type { TestProject } from 'vitest/node';
import { aptInstall, firstRunning } from './find-or-install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of a Firefox, or nothing where none can be had. */
    firefox: string;
  }
}

const find = () =>
  firstRunning([
    process.env.FIREFOX_PATH,
    'firefox-esr',
    'firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ]);

/** Hands the path of a Firefox to the tests; what they say of it is skipped, and that told, where none can be had. */
export default function setup({ provide }: TestProject): void {
  if (!find()) aptInstall('firefox-esr');
  const path = find() ?? '';
  if (!path) console.warn('No Firefox here: its tests are skipped. Install one, or name it in FIREFOX_PATH.');
  provide('firefox', path);
}
