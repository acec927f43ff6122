import type { TestProject } from 'vitest/node';
import { aptInstall, firstRunning } from './find-or-install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of WebKitGTK's MiniBrowser, or nothing where it, its driver or a screen for it is missing. */
    webkit: string;
  }
}

const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((system) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${system}/webkit2gtk-${version}/MiniBrowser`),
);

const find = () =>
  firstRunning(['WebKitWebDriver']) && firstRunning(['Xvfb'])
    ? firstRunning([process.env.WEBKIT_PATH, ...folders, '/usr/libexec/webkit2gtk-4.1/MiniBrowser'])
    : undefined;

/** Hands the path of a WebKit to the tests; what they say of it is skipped, and that told, where none can be had. */
export default function setup({ provide }: TestProject): void {
  if (!find()) aptInstall('webkit2gtk-driver', 'xvfb');
  const path = find() ?? '';
  if (!path) console.warn('No WebKit here: its tests are skipped. On Debian, install webkit2gtk-driver and xvfb.');
  provide('webkit', path);
}
