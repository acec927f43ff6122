import { useBusiness } from '../site-context.ts';
import { Lettering } from './kit/signs.tsx';
import { BlankShield, shieldOf } from './road-shield.tsx';
import { FrameContext, Scene } from './scene.tsx';

/** More shields wouldn't be readable where the sign is small. */
const most = 5;
const [side, gap] = [84, 14];
/** In pixels on a wide screen. */
export const roadSign = { width: 564, height: 204 };
const middle = roadSign.width / 2;

/** A guide sign with the owner's town and the shields of the roads that the company works on. */
export function OurRoads() {
  const { township, roads = [], address } = useBusiness();
  const shields = roads.flatMap((road) => shieldOf(road, address.region) ?? []).slice(0, most);
  const left = middle - (shields.length * (side + gap) - gap) / 2;
  const [y, size] = shields.length > 0 ? [74, 58] : [124, 76];
  return (
    <FrameContext value={roadSign}>
      <Scene signs>
        <rect className="s-sign" {...roadSign} rx="14" />
        <rect className="l-white" x="6.5" y="6.5" width="551" height="191" rx="9" strokeWidth="3" />
        <Lettering x={middle} y={y} size={size} maxWidth={480}>
          {township}
        </Lettering>
        {shields.map((shield, at) => (
          <g key={at} transform={`translate(${left + at * (side + gap)} 100)scale(${side / 64})`} fill={shield.ink}>
            <BlankShield {...shield} />
            <Lettering x={32} y={shield.y} size={shield.size} className="">
              {shield.number}
            </Lettering>
          </g>
        ))}
      </Scene>
    </FrameContext>
  );
}
