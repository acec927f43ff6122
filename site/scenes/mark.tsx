const amber = '#ffb21a';
const ink = '#10151c';

/** A warning sign's diamond with a tow hook, drawn in a square of 32. */
function Sign() {
  return (
    <>
      <path
        fill={amber}
        d="M13.900 1.900a3 3 0 0 1 4.200 0l12 12a3 3 0 0 1 0 4.200l-12 12a3 3 0 0 1-4.200 0l-12-12a3 3 0 0 1 0-4.200z"
      />
      <path
        fill="none"
        stroke={ink}
        strokeWidth="3.200"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M18 7.500v8.500a5 5 0 1 1-8.500 1.500"
      />
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

/** The mark as an app icon: the ground reaches every edge, the sign stays inside the middle four fifths. */
export function MarkIcon({ background }: { background: string }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
      <path fill={background} d="M0 0H512V512H0Z" />
      <g transform="translate(80 80)scale(11)">
        <Sign />
      </g>
    </svg>
  );
}
