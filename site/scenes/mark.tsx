import { asphalt } from '../styles/palette.ts';
import { useBrand } from './scene.tsx';

/** A tow hook and its eye, as a line to be drawn 2.8 wide with round ends in a square of 32. */
export const hook = 'M16 10.5V13.6a5 5 0 1 1-5 5M16 10.5a2.4 2.4 0 1 1 0-4.8 2.4 2.4 0 0 1 0 4.8z';

/** The hook in a diamond like a warning sign's, in the colors for a dark background. */
function Sign() {
  const { color, ink } = useBrand();
  return (
    <>
      <path
        fill={color.night}
        d="M13.9 1.4a3 3 0 0 1 4.2 0l12.5 12.5a3 3 0 0 1 0 4.2l-12.5 12.5a3 3 0 0 1-4.2 0l-12.5-12.5a3 3 0 0 1 0-4.2z"
      />
      <path fill="none" stroke={ink.night} strokeWidth="2.8" strokeLinecap="round" strokeLinejoin="round" d={hook} />
    </>
  );
}

/** The company's mark. */
export function Mark() {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="mark"
      aria-hidden="true"
      viewBox="0 0 32 32"
      width="32"
      height="32"
    >
      <Sign />
    </svg>
  );
}

/** The mark as an app icon. The background reaches every edge; the sign stays inside the middle four fifths. */
export function MarkIcon({ background }: { background: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 512 512" width="512" height="512">
      <path fill={background} d="M0 0H512V512H0Z" />
      <g transform="translate(64 64)scale(12)">
        <Sign />
      </g>
    </svg>
  );
}

// In light mode, tab bars are white: the mark gets a dark edge, like real warning signs.
const byDay = `@media(prefers-color-scheme:light){path:first-child{stroke:${asphalt};stroke-width:1.4}}`;

/** The mark for browser tabs, in light and dark mode. */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <style>{byDay}</style>
      <Mark />
    </svg>
  );
}
