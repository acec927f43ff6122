import { asphalt } from '../styles/palette.ts';
import { Mark } from './mark.tsx';

// On the white tab bar of a light color scheme the mark gets a dark edge, as real warning signs have.
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
