/** The dashboard along the foot of a picture of this size, its wheel and the button of the hazard lights. */
export const Dashboard = ({ width, height }: { width: number; height: number }) => (
  <>
    <circle className="l-dash" cx={width * 0.24} cy={height + 26} r="112" strokeWidth="17" fill="none" />
    <path
      className="s-well"
      d={`M0 ${height}V${height - 34}Q${width / 2} ${height - 66} ${width} ${height - 34}V${height}Z`}
    />
    <g transform={`translate(${width / 2} ${height - 24})`}>
      <rect className="s-frame" x="-22" y="-17" width="44" height="34" rx="7" />
      <path className="s-red" fillRule="evenodd" d="M0-13 13 10H-13ZM0-4-5 5.5H5Z" />
    </g>
  </>
);
