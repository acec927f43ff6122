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
      <g transform="translate(132 -55)scale(1.2)">
        <path className="s-steel" d="M24 128H344V276H24Z" />
        <path className="s-steel-d" d="M24 158H344V164H24Z" />
        <path className="s-frame" d="M14 114H354V130H14Z" />
        <path className="s-glass" d="M44 176H188V276H44Z" />
        <path className="s-rim" d="M208 176H328V276H208ZM44 176H188V190H44Z" />
        <path
          className="s-rim-d"
          d="M208 194H328V197H208ZM208 214H328V217H208ZM208 234H328V237H208ZM208 254H328V257H208ZM44 187H188V190H44Z"
        />
        <path className="s-lamp" d="M108 134H124V142H108ZM260 134H276V142H260Z" />
      </g>
      <Person clothes="amber" look="short" x={150} y={300} scale={1.5} />
      <BeaconGlow id="yard-glow" x={522} y={177} r={124}>
        <OwnTruck x={203} y={300} scale={1.1} />
      </BeaconGlow>
    </RoadScene>
  );
}
