import type { ReactNode } from 'react';
import { Arrow } from '../kit/arrow.tsx';
import { Bar } from '../kit/bar.tsx';
import { Dashes } from '../kit/dashes.tsx';
import { Flatbed } from '../kit/flatbed.tsx';
import { Roadside } from '../kit/roadside.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Straps } from '../kit/straps.tsx';
import { Scene } from '../scene.tsx';

/** Where the surface of the deck lies, level and tilted: its tail, then its head. */
const level = [
  [2, -46],
  [262, -46],
] as const;
const tilted = [
  [-111, -2],
  [138, -66],
] as const;

/** The deck has slid back and down to the road; the car waits behind it. */
const DeckDown = () => (
  <Frame>
    <Dashes through={level} />
    <Sedan paint="teal" x={-318} />
    <Flatbed deck="tilted" />
    <Arrow from={[120, -110]} to={[28, -86]} />
  </Frame>
);

/** The winch pulls the car up the deck. */
const CarUp = () => (
  <Frame>
    <Flatbed deck="tilted">
      <Bar className="s-frame" from={[196, -14]} to={[252, -20]} width={3} />
      <Sedan paint="teal" x={16} />
    </Flatbed>
    <Dashes
      through={[
        [-281, -17],
        [-160, -17],
        [-102, -30],
      ]}
    />
    <Arrow from={[-62, -92]} to={[30, -116]} />
  </Frame>
);

/** The deck is home and level again, the car strapped to it. */
const DeckHome = () => (
  <Frame>
    <Dashes through={tilted} />
    <Flatbed>
      <Sedan paint="teal" x={34} />
      <Straps wheels={[71, 184]} />
    </Flatbed>
    <Arrow from={[-104, -58]} to={[-12, -82]} />
  </Frame>
);

/** One camera for all of them: only the deck and the car move. */
const Frame = ({ children }: { children: ReactNode }) => (
  <Scene signs>
    <Roadside y={206} shift={180} />
    <g transform="translate(282 204)scale(.94)">
      <Shadow x={2} y={2} length={372} />
      {children}
    </g>
  </Scene>
);

const sheet = { width: 640, height: 240 };

/** How the deck tilts and slides, in three frames. */
export const deckFrames = {
  'deck-down': { ...sheet, draw: DeckDown },
  'car-up': { ...sheet, draw: CarUp },
  'deck-home': { ...sheet, draw: DeckHome },
};
