import { BeaconGlow } from './kit/beacon-glow.tsx';
import { Flatbed } from './kit/flatbed.tsx';
import { HeadlightBeam } from './kit/headlight-beam.tsx';
import { Sedan } from './kit/sedan.tsx';
import { Straps } from './kit/straps.tsx';
import { Treeline } from './kit/treeline.tsx';
import { sceneStyle } from './palette.ts';
import { useBrand } from './use-brand.ts';

/** The home page's night road: the landscape, and in front of what stands in it the road with the truck. */
export function HeroScene() {
  return (
    <div className="hero-scene">
      <svg aria-hidden="true" viewBox="0 0 1600 440" preserveAspectRatio="xMaxYMax slice">
        <style>{sceneStyle(useBrand(), { nightOnly: true })}</style>
        <path
          className="s-far"
          d="M0 318C160 300 280 296 420 306S700 268 900 262 1240 286 1400 270 1540 262 1600 264V440H0Z"
        />
        <path
          className="s-near"
          d="M286 330 292 276H295L290 330ZM322 330 316 276H313L318 330ZM302 330V276H306V330ZM270 250Q270 238 304 230 338 238 338 250V262Q336 276 304 280 272 276 270 262ZM0 340C140 326 280 322 440 334S760 314 940 320 1240 334 1400 322 1540 318 1600 320V440H0Z"
        />
        <Treeline x={-10} y={354} heights={[50, 66, 44, 76, 58, 40, 30]} />
        <Treeline x={470} y={354} heights={[32, 46, 38, 56, 42]} />
        <Treeline x={680} y={354} heights={[52, 74, 46]} />
        <Treeline x={1430} y={354} heights={[40, 58, 72, 50, 80, 64, 46]} />
      </svg>
      <svg className="hero-scene__front" aria-hidden="true" viewBox="0 0 1600 440" preserveAspectRatio="xMaxYMax slice">
        <path className="s-road" d="M0 352H1600V460H0Z" />
        <path className="s-line" d="M0 360H1600V362H0Z" />
        <path
          className="s-line hero-scene__dashes"
          d="M-180 416H-90L-98 423H-188ZM40 416H130L122 423H32ZM260 416H350L342 423H252ZM480 416H570L562 423H472ZM700 416H790L782 423H692ZM920 416H1010L1002 423H912ZM1140 416H1230L1222 423H1132ZM1360 416H1450L1442 423H1352Z"
        />
        <g transform="translate(716 394)scale(2)">
          <g className="hero-scene__glow">
            <BeaconGlow id="hero-glow" x={290} y={-112} r={84} />
          </g>
          <ellipse className="s-shadow" cx="184" cy="1" rx="186" ry="4" />
          <HeadlightBeam id="hero-beam" x={364} y={-53} length={230} drop={53} />
          <Flatbed>
            <Sedan paint="blue" x={34} />
            <Straps wheels={[71, 184]} />
          </Flatbed>
        </g>
      </svg>
    </div>
  );
}
