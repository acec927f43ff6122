import { savesData } from '../../client-settings.ts';

/** Whoever saves data gets no map before they ask for it by the link. */
export function enhanceEmbeddedMap(root: HTMLElement): void {
  if (savesData()) root.querySelector('iframe')?.remove();
}
