import { RoadScene } from './kit/country.tsx';
import { BeaconGlow } from './kit/light.tsx';
import { OwnTruck } from './kit/own-truck.tsx';
import { Person } from './kit/person.tsx';

/** The company's yard: an operator, and a truck ready to go in front of the garage. */
export default function YardScene() {
  return (
    <RoadScene shift={180} sun={440}>
      <path className="s-road" d="M-64 262H704V284H-64Z" />
      <path className="s-line" d="M-64 280-20 313H664L704 280V282L664 315H-20L-64 282Z" />
      <g transform="translate(72 -110)scale(1.4)">
        <path className="s-steel" d="M24 128H344V276H24Z" />
        <path className="s-frame" d="M14 114H354V130H14Z" />
        <path className="s-glass" d="M44 150H188V276H44Z" />
        <path className="s-rim" d="M208 150H328V276H208ZM44 150H188V164H44Z" />
        <path
          className="s-rim-d"
          d="M208 170H328V173H208ZM208 191H328V194H208ZM208 212H328V215H208ZM208 233H328V236H208ZM208 254H328V257H208ZM44 161H188V164H44Z"
        />
        <path className="s-lamp" d="M108 136H124V144H108ZM260 136H276V144H260Z" />
      </g>
      <Person clothes="amber" look="short" x={168} y={300} scale={1.15} />
      <BeaconGlow id="yard-glow" x={522} y={177} r={124}>
        <OwnTruck x={203} y={300} scale={1.1} />
      </BeaconGlow>
    </RoadScene>
  );
}
