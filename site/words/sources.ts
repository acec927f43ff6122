/** What a legal or safety sentence leans on. */
export interface Source {
  title: string;
  publisher: string;
  url: string;
  /** The day it was read, and the day to look again, as `2026-11-21`. */
  read: string;
  lookAgain: string;
  /** The states that it holds for; left out, the whole country. */
  states?: readonly string[];
}

/** The register of sources, by the name that footnotes call them by: `[^safe-corridor]`. */
export const sources: Readonly<Record<string, Source>> = {};
