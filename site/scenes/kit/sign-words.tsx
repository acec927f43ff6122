interface SignWordsProps {
  x: number;
  y: number;
  /** In English capitals, as road signs are in every language of the site. */
  children: string;
  size: number;
  /** They are set to this width, whatever font the viewer has. */
  width: number;
  color?: string;
}

/** Words on a drawn road sign or plate, around `x`; `y` is what they stand on. */
export const SignWords = ({ x, y, children, size, width, color = 's-white' }: SignWordsProps) => (
  <text
    className={color}
    x={x}
    y={y}
    textAnchor="middle"
    textLength={width}
    lengthAdjust="spacingAndGlyphs"
    fontSize={size}
    fontWeight="700"
    fontFamily="Overpass,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif"
  >
    {children}
  </text>
);
