const sitters = [
  { x: 63, skin: 'skin-a' },
  { x: 103, skin: 'skin-c' },
];

/** Two people with their belts on, behind the windows of a sedan that is drawn at the same place. */
export const Sitting = () => (
  <>
    {sitters.map(({ x, skin }) => (
      <g key={x} transform={`translate(${x})`}>
        <path className="s-rim-d" d="M-8-44Q-7-49-2-49H2Q7-49 8-44Z" />
        <circle className={`s-${skin}`} cy="-51.5" r="4.6" />
        <path className="l-danger" strokeWidth="1.6" d="M-5-48 4-44" />
      </g>
    ))}
  </>
);
