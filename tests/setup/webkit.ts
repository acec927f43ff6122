import type { TestProject } from 'vitest/node';
import { aptInstall, firstRunning } from './find-or-install.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of WebKitGTK's MiniBrowser, or nothing where it, its driver, a screen or the buses for it are missing. */
    webkit: string;
  }
}

const folders = ['x86_64-linux-gnu', 'aarch64-linux-gnu', '.'].flatMap((system) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${system}/webkit2gtk-${version}/MiniBrowser`),
);

/** What starts the bus by which a browser tells a screen reader what a page is. */
export const screenReaderBus = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher'];

const programs = ['WebKitWebDriver', 'Xvfb', 'dbus-daemon'];
const find = () =>
  programs.every((name) => firstRunning([name])) && firstRunning(screenReaderBus)
    ? firstRunning([process.env.WEBKIT_PATH, ...folders, '/usr/libexec/webkit2gtk-4.1/MiniBrowser'])
    : undefined;

/** Hands the path of a WebKit to the tests; what they say of it is skipped, and that told, where none can be had. */
export default function setup({ provide }: TestProject): void {
  if (!find()) aptInstall('webkit2gtk-driver', 'xvfb', 'dbus', 'at-spi2-core');
  const path = find() ?? '';
  if (!path)
    console.warn(
      'No WebKit here: its tests are skipped. On Debian, install webkit2gtk-driver, xvfb, dbus and at-spi2-core.',
    );
  provide('webkit', path);
}
