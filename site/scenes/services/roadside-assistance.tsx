import { useBusiness } from '../../site-context.ts';
import { Backdrop } from '../kit/backdrop.tsx';
import { BeaconGlow } from '../kit/beacon-glow.tsx';
import { Road } from '../kit/road.tsx';
import { Sedan } from '../kit/sedan.tsx';
import { Shadow } from '../kit/shadow.tsx';
import { Van } from '../kit/van.tsx';
import { Scene } from '../scene.tsx';

/** The service van, nose to nose with a car; where the company jump-starts, it gives a dead battery a jump start. */
export default function RoadsideAssistanceScene() {
  const jumpStarts = useBusiness().claims.roadsideJobs?.includes('jump start');
  const hood = jumpStarts && ({ hood: 'open' } as const);
  return (
    <Scene>
      <Backdrop shift={560} sun={430} />
      <Road />
      <Shadow x={20} y={302} length={320} />
      <Shadow x={368} y={302} length={262} />
      <BeaconGlow id="roadside-glow" x={181} y={144} r={140}>
        <Van {...hood} x={16} y={300} scale={1.4} />
      </BeaconGlow>
      <Sedan paint="plum" {...hood} flip x={630} y={300} scale={1.4} />
      {jumpStarts && (
        <>
          <path className="s-red" d="M302 227C330 290 372 280 404 247L406 249C374 287 324 296 299 229Z" />
          <path className="s-ink" d="M312 229C340 268 378 268 412 245L414 247C380 274 336 276 309 231Z" />
        </>
      )}
    </Scene>
  );
}
