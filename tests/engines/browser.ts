import type { Tab } from './tab.ts';

/** A browser that runs; it ends with the tests. */
export interface Browser {
  /** The errors in its console since the tab was opened, where the driver can read them. */
  console?: readonly string[];
  /** A tab with no past; the one before is closed. */
  newTab(): Promise<Tab>;
}

/** Starts a browser whose user has chosen a size of text, in pixels. */
export type Start = (path: string, textSize: number) => Promise<Browser>;
