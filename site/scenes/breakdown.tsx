import { Sedan } from './kit/cars.tsx';
import { leftEdge, RoadScene } from './kit/country.tsx';
import { HazardGlow } from './kit/light.tsx';
import { Shadow } from './kit/parts.tsx';
import { Person } from './kit/person.tsx';

const posts = Array.from({ length: 26 }, (_, post) => `M${leftEdge + post * 80} 252h6v24h-6Z`).join('');

/** A car on the shoulder. Its people wait behind the guardrail, and well behind the car, which a crash would push ahead. */
export default function BreakdownScene() {
  return (
    <RoadScene shift={420} sun={250}>
      <path className="s-verge" d={`M${leftEdge} 276V226Q-60 212 80 216T360 276Z`} />
      <ellipse className="s-shadow" opacity=".4" cx="88" cy="219" rx="52" ry="4" />
      <Person clothes="teal" look="bun" x={66} y={219} scale={1.2} />
      <Person clothes="plum" look="cropped" x={110} y={220} scale={1.2} />
      <path className="s-steel-d" d={posts} />
      <path className="s-steel" d={`M${leftEdge} 240H960V258H${leftEdge}Z`} />
      <path className="s-steel-d" d={`M${leftEdge} 247H960V250H${leftEdge}Z`} />
      <Shadow x={330} y={302} length={252} />
      <HazardGlow x={338} y={252} />
      <Sedan paint="blue" x={330} y={300} scale={1.32} />
      <HazardGlow x={578} y={262} isFront />
    </RoadScene>
  );
}
