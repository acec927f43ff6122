/** A box trailer from behind, 150 wide and 232 high around the middle of its axle. */
export const TrailerBehind = () => (
  <>
    <path className="s-frame" d="M-66-44H66V-22H-66Z" />
    <path className="s-tire" d="M-70-40H-30V0H-70ZM30-40H70V0H30Z" />
    <path className="s-rim-d" d="M-52-40H-48V0H-52ZM48-40H52V0H48Z" />
    <path className="s-steel" d="M-75-232H75V-44H-75Z" />
    <path className="s-steel-d" d="M-75-58H75V-44H-75ZM-2-226H2V-60H-2ZM-75-232H-69V-44H-75ZM69-232H75V-44H69Z" />
    <path className="s-frame" d="M-24-220H-20V-64H-24ZM20-220H24V-64H20ZM-28-130H-16V-124H-28ZM16-130H28V-124H16Z" />
    <path className="s-red" d="M-66-56H-44V-48H-66ZM44-56H66V-48H44ZM-40-32H40V-28H-40Z" />
  </>
);
