import { Wheel } from './wheel.tsx';

/** The company's amber cab, 107 long and 116 high, back wall at `x`, front axle 63 and lamp 97 ahead of it. */
export function Cab({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path className="s-steel" d="M2-30H36V-22H2Z" />
      <path className="s-steel-d" d="M2-22H36V-16Q36-13 33-13H5Q2-13 2-16Z" />
      <path className="s-frame" d="M8-30H11V-13H8ZM27-30H30V-13H27Z" />
      <path className="s-amber" d="M0-28V-95Q0-104 9-104H37Q45-104 48-98L61-70 91-65Q103-63 103-52V-26H0Z" />
      <path className="s-amber-d" d="M0-48H103V-26H0ZM52-70H54V-30H52ZM4-74H6V-30H4Z" />
      <path className="s-white" d="M0-53H84V-49H0Z" />
      <path className="s-glass" d="M9-96H34Q39-96 41-92L50-70H9Z" />
      <path className="s-glass-d" d="M17-96H28L15-70H9V-80ZM44-98 47-96 59-70H55Z" />
      <path className="s-amber" d="M34-26A29 29 0 0 1 92-26Z" />
      <path className="s-well" d="M39-26A24.5 24.5 0 0 1 87-26Z" />
      <path className="s-steel" d="M97-64Q103-61 103-52V-30H97ZM92-29H105Q107-29 107-27V-17Q107-14 104-14H88Z" />
      <path
        className="s-steel-d"
        d="M97-54H103V-51H97ZM97-46H103V-43H97ZM97-38H103V-35H97ZM90-21H107V-17Q107-14 104-14H88Z"
      />
      <path className="s-lamp" d="M85-59H96V-48H88Q85-48 85-51Z" />
      <path
        className="s-frame"
        d="M12-63H22V-60H12ZM41-104 56-97 54-94 43-99ZM57-92H62V-74H57ZM48-85H58V-83H48ZM8-108H40V-104H8Z"
      />
      <path className="s-roof" d="M0-95Q0-104 9-104H37Q45-104 48-98L61-70" />
      <Wheel kind="truck" x={63} y={-20} r={20} />
      <path className="s-lens-d" d="M8-116H40Q42-116 42-114V-108H6V-114Q6-116 8-116Z" />
      <path className="s-lens" d="M14-116H34V-108H14Z" />
    </g>
  );
}
