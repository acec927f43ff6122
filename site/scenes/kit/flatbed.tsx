import type { ReactNode } from 'react';
import { Pickup, Sedan, Suv } from './cars.tsx';
import { Group, type Placement, Wheel } from './parts.tsx';

interface DeckProps {
  /** `tilted`: slid back and down, its end on the road 112 behind the truck. `moving`: a style sheet moves it. */
  deck: 'level' | 'tilted' | 'moving';
  /** What is on the deck, drawn as if on the ground. */
  children?: ReactNode;
}

/** The company's flatbed, 373 long, heading right; the beacon is at 290, -112, the lamp at 363, -53. */
export const Flatbed = ({ deck = 'level', children, ...placement }: Partial<DeckProps> & Placement) => (
  <Group {...placement}>
    <FlatbedBody />
    <FlatbedDeck deck={deck}>{children}</FlatbedDeck>
  </Group>
);

/** The flatbed without its deck. */
export const FlatbedBody = () => (
  <>
    <path className="s-frame" d="M22-37H300V-26H22ZM256-37V-104Q259-107 262-104V-37ZM52-26H62L56-6H50Z" />
    <path className="s-red" d="M16-36H22V-26H16Z" />
    <path className="s-amber" d="M140-31H232V-21H140Z" />
    <path className="s-amber-d" d="M140-21H232V-13Q232-11 230-11H142Q140-11 140-13Z" />
    <path className="s-frame" d="M185-31H187V-11H185ZM160-26H170V-23H160ZM202-26H212V-23H202Z" />
    <Cab x={266} />
  </>
);

/** The flatbed's deck, the arms that lift it, and the wheel in front. */
export function FlatbedDeck({ deck, children }: DeckProps) {
  const [tilted, moving] = [deck === 'tilted', deck === 'moving'];
  return (
    <>
      {(tilted || moving) && (
        <path
          className={moving ? 's-steel-d film__lift' : 's-steel-d'}
          d="M84-34H92L112-64H104ZM26-43 130-71V-64L26-36Z"
        />
      )}
      <Wheel kind="truck" x={92} y={-20} r={20} />
      <g
        className={moving ? 'film__deck' : undefined}
        transform={tilted ? 'rotate(-14.5 26-38)translate(-140)' : undefined}
      >
        <path className="s-steel" d="M8-46H262V-40H2Z" />
        <path className="s-steel-d" d="M2-40H262V-34H12Z" />
        <path className="s-steel-d" d="M250-46V-90Q250-94 254-94H262V-40H256V-88H255V-46Z" />
        <path
          className="s-red"
          d="M16-39H26V-36H18ZM46-39H58V-36H46ZM88-39H100V-36H88ZM130-39H142V-36H130ZM172-39H184V-36H172ZM214-39H226V-36H214Z"
        />
        <g transform="translate(0-46)">{children}</g>
      </g>
    </>
  );
}

/** Straps from the tires of a car, at `wheels`, down to the deck on both sides. */
export function Straps({ wheels }: { wheels: readonly number[] }) {
  const strap = (x: number) =>
    `M${x - 30} 0 ${x - 16}-11 ${x - 14}-8 ${x - 25} 0ZM${x + 30} 0 ${x + 16}-11 ${x + 14}-8 ${x + 25} 0Z`;
  return <path className="s-red" d={wheels.map(strap).join('')} />;
}

const loads = {
  pickup: { car: <Pickup x={34} />, wheels: [75, 197] },
  sedan: { car: <Sedan paint="blue" x={34} />, wheels: [71, 184] },
  suv: { car: <Suv x={40} />, wheels: [78, 192] },
};

/** The company's flatbed with a car on its deck. */
export const LoadedFlatbed = ({ load, ...placement }: Placement & { load: keyof typeof loads }) => (
  <Flatbed {...placement}>
    {loads[load].car}
    <Straps wheels={loads[load].wheels} />
  </Flatbed>
);

/** The company's cab, 107 long and 116 high, with its back at `x`, and the front axle 63 and the lamp 97 ahead of it. */
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
