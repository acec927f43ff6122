import type { ReactNode } from 'react';
import { Cab } from './cab.tsx';
import { Group, type Placement } from './group.tsx';
import { Wheel } from './wheel.tsx';

interface DeckProps {
  /** `tilted`: slid back and down, its tail on the road 112 behind the truck; `moving`: a style sheet moves it. */
  deck: 'level' | 'tilted' | 'moving';
  /** What rides on the deck, drawn on a ground of its own. */
  children?: ReactNode;
}

/** The company's flatbed, 373 long, heading right; the beacon is at 290, -112, the lamp at 363, -53. */
export const Flatbed = ({ deck = 'level', children, ...placement }: Partial<DeckProps> & Placement) => (
  <Group {...placement}>
    <FlatbedBody />
    <FlatbedDeck deck={deck}>{children}</FlatbedDeck>
  </Group>
);

/** What of the flatbed stays where it is while its deck moves. */
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

/** The flatbed's deck, the arms that lift it, and the wheel in front of them. */
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
