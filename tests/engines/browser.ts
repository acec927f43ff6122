import type { Tab } from './tab.ts';

/** How a browser is set up by its user. */
export interface Settings {
  /** The size of text that they chose; 16 where they chose none. */
  rootFontSize: number;
  reducedMotion: boolean;
}

/** A browser that runs. */
export interface Browser {
  /** The errors in its console since the tab was opened, where the driver can read them. */
  console?: readonly string[];
  /** A tab with no past; the one before is closed. */
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}
