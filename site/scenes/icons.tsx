/** Lines to be drawn 2 wide in a square of 24. */
export const iconPaths = {
  phone:
    'M6 3.5h2.5l2 5L8 10a12 12 0 0 0 6 6l1.5-2.5 5 2V18a2.5 2.5 0 0 1-2.5 2.5A15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7',
  'flat-tire': 'M7 19.5a9 9 0 1 1 10 0M3 19.5h18M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
  'dead-battery': 'M3 8h18v11H3zM6 8V5h3v3M15 8V5h3v3M6.5 13.5h4M13.5 13.5h4M15.5 11.5v4',
  'locked-out': 'M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11.2 12.8 20.5 3.5M15.5 8.5l3 3',
  'out-of-fuel':
    'M5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3 21h13M5 10h9M14 13h1.5a2 2 0 0 1 2 2v2.5a1.7 1.7 0 0 0 3.5 0V9l-3.5-3.5',
  engine: 'M9 5h6M12 5v3M6.5 8H15l3 3h3v8h-3l-2 1H9l-2.5-3H3v-6h3.5zM3 11v6',
  overheated: 'M8 14V5.5a2.5 2.5 0 0 1 5 0V14a4.5 4.5 0 1 1-5 0zM10.5 9v8.5M17 5h4M17 9h3M17 13h4',
  stuck:
    'M3 13l1.5-4.5h7L16 13h3.5v3M3 13v3M5.5 15.5a2.5 2.5 0 0 1 5 0M14 15.5a2.5 2.5 0 0 1 5 0M1.5 18.5q2.5-2.5 5 0t5 0 5 0 5 0',
  accident:
    'M3.5 18H2v-5l2.5-4.5H11l3.5 4.5v5M8 18h2M6 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM12 16a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM17 9.5 15.5 6M19 12l3-2.5M19 16h3.5',
} as const;

export type IconName = keyof typeof iconPaths;

/** A small picture next to words that say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" aria-hidden="true" viewBox="0 0 24 24">
      <path d={iconPaths[name]} />
    </svg>
  );
}
