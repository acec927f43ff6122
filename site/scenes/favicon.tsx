import { asphalt } from '../styles/brand.ts';
import { Mark } from './mark.tsx';

// By day an ink edge, such as real warning signs have, holds the beacon's color together on a white tab bar.
const byDay = `@media(prefers-color-scheme:light){path:first-child{stroke:${asphalt};stroke-width:1.4}}`;

/** The mark as a browser's tab shows it, by day and by night. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <style>{byDay}</style>
      <Mark />
    </svg>
  );
}
