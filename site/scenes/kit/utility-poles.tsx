const poles = [-250, -70, 110, 290, 470, 650, 830];

/** Poles and their wires along the road of a scene 640 wide, 118 high on the ground at `y`. */
export function UtilityPoles({ y }: { y: number }) {
  return (
    <g transform={`translate(0 ${y})`} className="s-pole">
      <path d={poles.map((x) => `M${x - 2} 0V-118H${x + 2}V0ZM${x - 16}-108H${x + 16}V-105H${x - 16}Z`).join('')} />
      <path
        d={poles
          .slice(1)
          .map((x) => `M${x - 194}-109Q${x - 104}-88 ${x - 14}-109V-108Q${x - 104}-87 ${x - 194}-108Z`)
          .join('')}
      />
    </g>
  );
}
