const drawings = {
  phone:
    'M6 3.500h2.500l2 5L8 10a12 12 0 0 0 6 6l1.500-2.500 5 2V18a2.500 2.500 0 0 1-2.500 2.500A15 15 0 0 1 3.500 6 2.500 2.500 0 0 1 6 3.500z',
  quote: 'M9 5H5.500v16h13V5H15M9 3h6v4H9zM9 12h6M9 16h4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  'chevron-down': 'm6 9 6 6 6-6',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  pin: 'M12 21.500s7-6.500 7-12a7 7 0 0 0-14 0c0 5.500 7 12 7 12zM12 7a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.500 2',
  check: 'm5 12.500 4.500 4.500L19 7',
  alert: 'M12 4 2.500 20h19zM12 10v4M12 17h.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.500M12 7.500h.01',
  message: 'M4 5h16v11.500h-9L6.500 20v-3.500H4zM8 9.500h8M8 12.500h5',
  'flat-tire': 'M7 19.500a9 9 0 1 1 10 0M3 19.500h18M12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z',
  'dead-battery': 'M3 8h18v11H3zM6 8V5h3v3M15 8V5h3v3M6.500 13.500h4M13.500 13.500h4M15.500 11.500v4',
  'locked-out': 'M8 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 12h9v4M17 12v3',
  'out-of-fuel':
    'M5 21V5a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v16M3 21h13M5 10h9M14 13h1.500a2 2 0 0 1 2 2v2.500a1.700 1.700 0 0 0 3.500 0V9l-3.500-3.500',
  engine: 'M9 5h6M12 5v3M6.500 8H15l3 3h3v8h-3l-2 1H9l-2.500-3H3v-6h3.500zM3 11v6',
  overheated: 'M8 14V5.500a2.500 2.500 0 0 1 5 0V14a4.500 4.500 0 1 1-5 0zM10.500 9v8.500M17 5h4M17 9h3M17 13h4',
  stuck:
    'M5.500 15a7 7 0 1 1 13 0M12 9.500v.01M2 18c2-2 3.500-2 5 0s3.500 2 5 0 3.500-2 5 0 3.500 2 5 0M9 12.500a3 3 0 1 1 6 0',
  accident: 'M2 18.500v-5l2.500-4H9l3 4v5zM5.500 20v.01M15 12l2-2-1.500-3 3 1.500L21 6l-.500 3.500 2.500 2M16 18.500h6',
  motorcycle:
    'M5 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM19 13a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM5 17l4-6h7l3 6M9 11H5M15 6h-3M15 6l2 5M9 17h4l3-6',
  truck: 'M2 5h12v12H2zM14 9h4.500L22 13v4h-8M6.500 15.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z',
  route:
    'M6 4a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM18 15a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5zM8.500 6.500H15a3 3 0 0 1 0 6H9a3 3 0 0 0 0 6h6.500',
  shield: 'M12 3l8 3v6c0 4.500-3.500 7.500-8 9-4.500-1.500-8-4.500-8-9V6zM8.500 12l2.500 2.500 4.500-4.500',
} as const;

export type IconName = keyof typeof drawings;

/** A small picture beside words that already say what it means. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className="icon"
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
