import { savesData } from '../../client-settings.ts';

/** Removes the map for visitors who save data; the link to it stays. */
export function enhanceEmbeddedMap(root: HTMLElement): void {
  if (savesData()) root.querySelector('iframe')?.remove();
}
