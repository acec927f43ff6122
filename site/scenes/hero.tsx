import { useSite } from '../site-context.ts';
import { drawingColors } from '../styles/palette.ts';
import { Sedan } from './kit/cars.tsx';
import { Treeline } from './kit/country.tsx';
import { Straps } from './kit/flatbed.tsx';
import { BeaconLight, BeaconTint, HeadlightBeam } from './kit/light.tsx';
import { OwnTruck } from './kit/own-truck.tsx';
import { FrameContext, Scene, useBrand } from './scene.tsx';

const [width, height] = [1600, 440];

/** Right of the sign. */
const stars = [790, 846, 912, 968, 1022, 1120, 1176, 1210, 1456, 1502, 1538, 1580]
  .map((x, star) => `M${x} ${18 + ((star * 83) % 190)}h3v3h-3Z`)
  .join('');

/** The home page's road at night: the landscape is behind, the road and the truck in front. */
export function HeroScene() {
  const src = useSite().href('/scenes/hero-truck.svg');
  const colors = drawingColors(useBrand());
  const fill = (name: keyof typeof colors) => colors[name].night;
  return (
    <div className="hero-scene screen-only">
      <img src={`${src}#land`} alt="" width={width} height={height} fetchPriority="low" />
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMaxYMax slice">
        <path fill={fill('road')} d="M0 352H1600V440H0Z" />
        <path fill={fill('line')} d="M0 360H1600V362H0Z" />
        <path stroke={fill('line')} strokeWidth="7" strokeDasharray="90 130" d="M40 419H1600" />
        <g className="hero-scene__glow">
          <BeaconLight id="hero-glow" x={1344} y={170} r={166} />
          <ellipse cx="1344" cy="408" rx="330" ry="30" fill="url(#hero-glow)" />
        </g>
      </svg>
      {/* Low priority, so that the font of the sign loads first. */}
      <img src={src} alt="" width={width} height={height} fetchPriority="low" />
    </div>
  );
}

/** The truck on home's first screen, and below it, in a view of its own, the landscape. */
export const HeroTruck = () => (
  <FrameContext value={{ width, height, nightOnly: true }}>
    <Scene>
      <view id="land" viewBox={`0 ${2 * height} ${width} ${height}`} />
      <g transform={`translate(0 ${2 * height})`}>
        <path className="s-star" d={stars} />
        <path className="s-white" d="M1070 62A22 22 0 0 1 1070 106 14 22 0 0 0 1070 62Z" />
        <path
          className="s-far"
          d="M0 318C160 300 280 296 420 306S700 268 900 262 1240 286 1400 270 1540 262 1600 264V440H0Z"
        />
        <path
          className="s-near"
          d="M0 340C140 326 280 322 440 334S760 314 940 320 1240 334 1400 322 1540 318 1600 320V440H0Z"
        />
        <Treeline x={-10} y={354} heights={[50, 66, 44, 76, 58, 40, 30]} />
        <Treeline x={470} y={354} heights={[32, 46, 38, 56, 42]} />
        <Treeline x={680} y={354} heights={[52, 74, 46]} />
        <Treeline x={1430} y={354} heights={[40, 58, 72, 50, 80, 64, 46]} />
      </g>
      <g transform="translate(764 394)scale(2)">
        <HeadlightBeam id="hero-beam" x={364} y={-53} length={230} drop={53} />
        <OwnTruck>
          <Sedan paint="blue" x={34} />
          <Straps wheels={[71, 184]} />
        </OwnTruck>
        {/* It ends inside the picture, like the light in the sky. */}
        <g transform="translate(290-112)scale(1 .64)">
          <BeaconTint id="hero-tint" x={0} y={0} r={130} />
        </g>
      </g>
    </Scene>
  </FrameContext>
);
