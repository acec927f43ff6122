import { useBusiness } from '../site-context.ts';
import { RoadScene } from './kit/country.tsx';
import { Lettering } from './kit/signs.tsx';
import { BlankShield, shieldOf } from './road-shield.tsx';

/** More shields wouldn't be readable where the sign is small. */
const most = 5;
const [side, gap, middle] = [84, 14, 320];

/** A guide sign with the owner's town and the shields of the roads that the company works on. */
export function OurRoads() {
  const { township, roads = [], address } = useBusiness();
  const shields = roads.flatMap((road) => shieldOf(road, address.region) ?? []).slice(0, most);
  const left = middle - (shields.length * (side + gap) - gap) / 2;
  const [y, size] = shields.length > 0 ? [102, 58] : [150, 76];
  return (
    <RoadScene signs shift={320}>
      <path className="s-steel-d" d="M92 220H104V272H92ZM536 220H548V272H536Z" />
      <rect className="s-white" x="52" y="32" width="536" height="194" rx="16" />
      <rect className="s-sign" x="58" y="38" width="524" height="182" rx="11" />
      <Lettering x={middle} y={y} size={size} maxWidth={480}>
        {township}
      </Lettering>
      {shields.map((shield, at) => (
        <g key={at} transform={`translate(${left + at * (side + gap)} 124)scale(${side / 64})`} fill={shield.ink}>
          <BlankShield {...shield} />
          <Lettering x={32} y={shield.y} size={shield.size} className="">
            {shield.number}
          </Lettering>
        </g>
      ))}
    </RoadScene>
  );
}
