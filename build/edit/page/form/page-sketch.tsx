/** Where a photo is on its page, and the lines around it, on a screen of 64 by 40. */
const sketches: Readonly<Record<string, readonly [photo: string, lines: string]>> = {
  logo: ['M4 3H20V9H4Z', 'M34 6H60M4 17H40M4 22H34M4 31H60M4 36H60'],
  home: ['M34 12H60V27H34Z', 'M4 5H60M4 14H28M4 19H24M4 24H28M4 35H60'],
  about: ['M34 10H60V25H34Z', 'M4 5H60M4 13H28M4 18H24M4 31H60M4 36H60'],
  people: ['M4 13H18V27H4Z', 'M4 5H60M24 17H58M24 23H48M4 35H60'],
  trucks: ['M4 16H24V27H4Z', 'M4 5H60M4 12H60M28 21.5H40M46 21.5H60M4 31H60'],
  // At the head, and small in cards on other pages.
  service: ['M34 9H60V21H34ZM4 29H18V37H4Z', 'M4 4H60M4 12H28M4 17H24M25 31H39M25 35H36M46 31H60M46 35H57'],
};

/** A small picture of the page that shows a photo, with its place. */
export function PageSketch({ path }: { path: readonly (string | number)[] }) {
  const names = [path[0], path.at(-1), 'service'].map(String);
  const [photo, lines] = sketches[names.find((name) => sketches[name]) ?? ''] ?? [];
  return (
    <svg className="sketch" viewBox="0 0 64 40" aria-hidden="true">
      <path d="M0 0H64V40H0Z" />
      <path d={photo} />
      <path d={lines} />
    </svg>
  );
}
