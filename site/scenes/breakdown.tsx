import { Backdrop, leftEdge } from './kit/backdrop.tsx';
import { HazardGlow } from './kit/hazard-glow.tsx';
import { Person } from './kit/person.tsx';
import { Road } from './kit/road.tsx';
import { Sedan } from './kit/sedan.tsx';
import { Shadow } from './kit/shadow.tsx';
import { Scene } from './scene.tsx';

const posts = Array.from({ length: 26 }, (_, post) => `M${leftEdge + post * 80} 236h6v36h-6Z`).join('');

/** A car on the shoulder; its people wait far from it, behind the guardrail. */
export default function BreakdownScene() {
  return (
    <Scene>
      <Backdrop shift={420} sun={430} />
      <Road />
      <Person clothes="teal" look="bun" x={540} y={264} scale={1.3} />
      <Person clothes="plum" look="cropped" x={588} y={264} scale={1.3} />
      <path className="s-steel-d" d={posts} />
      <path className="s-steel" d={`M${leftEdge} 226H960V248H${leftEdge}Z`} />
      <path className="s-steel-d" d={`M${leftEdge} 235H960V239H${leftEdge}Z`} />
      <Shadow x={60} y={302} length={252} />
      <HazardGlow x={68} y={252} />
      <Sedan paint="blue" x={60} y={300} scale={1.32} />
      <HazardGlow x={308} y={262} />
    </Scene>
  );
}
