/** The bridge that reads toll tags, over the lanes of a road seen from above, as wide as that road. */
export const Gantry = ({ width }: { width: number }) => (
  <>
    <path className="s-frame" d={`M-12-4H12V${width}H-12Z`} />
    <path className="s-steel" d={`M-8 0H8V${width - 4}H-8Z`} />
    <path className="s-steel-d" d="M-16 24H16V48H-16ZM-16 92H16V116H-16Z" />
  </>
);
