import { useBusiness } from '../../site-context.ts';
import { Sedan } from '../kit/cars.tsx';
import { RoadScene } from '../kit/country.tsx';
import { BeaconGlow } from '../kit/light.tsx';
import { Group, type Placement, Shadow, Wheel } from '../kit/parts.tsx';
import { hook } from '../mark.tsx';
import { useBrand } from '../scene.tsx';

/** The service van, nose to nose with a car, which it jump-starts if the company does that. */
export default function RoadsideAssistanceScene() {
  const jumpStarts = useBusiness().claims.roadsideJobs?.includes('jumpStart');
  return (
    <RoadScene shift={560} sun={430}>
      <Shadow x={20} y={302} length={320} />
      <Shadow x={368} y={302} length={262} />
      <BeaconGlow id="roadside-glow" x={181} y={144} r={140}>
        <Van isOpen={jumpStarts} x={16} y={300} scale={1.4} />
      </BeaconGlow>
      <Sedan paint="plum" isOpen={jumpStarts} flip x={630} y={300} scale={1.4} />
      {jumpStarts && (
        <>
          <path className="s-red" d="M302 227C330 290 372 280 404 247L406 249C374 287 324 296 299 229Z" />
          <path className="s-ink" d="M312 229C340 268 378 268 412 245L414 247C380 274 336 276 309 231Z" />
        </>
      )}
    </RoadScene>
  );
}

interface VanProps extends Placement {
  /** Whether the hood is up. */
  isOpen?: boolean | undefined;
}

/** The company's service van, 230 long, heading right, with the beacon at 118, -112. */
function Van({ isOpen = false, ...placement }: VanProps) {
  return (
    <Group {...placement}>
      <path className="s-amber" d="M2-14V-94Q2-104 12-104H132Q148-104 158-94L188-60 218-52Q229-48 230-34V-14Z" />
      <path className="s-amber-d" d="M2-42H230L229-14H2ZM114-92H116V-22H114ZM46-98H48V-22H46ZM174-58H176V-28H174Z" />
      <path className="s-white" d="M2-47H174V-43H2Z" />
      <path className="s-glass" d="M122-92H138Q147-92 152-86L170-63H122Z" />
      <path className="s-glass-d" d="M131-92H143L126-63H122V-76ZM152-97 158-94 186-62H180Z" />
      <path className="s-ink" d="M78-98Q80-100 82-98L99-81Q101-79 99-77L82-60Q80-58 78-60L61-77Q59-79 61-81Z" />
      <path
        fill="none"
        stroke={useBrand().color.night}
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(60-99)scale(1.25)"
        d={hook}
      />
      <path className="s-frame" d="M2-18H232V-10H2ZM120-56H130V-53H120ZM101-56H111V-53H101ZM166-80H171V-64H166Z" />
      <path className="s-well" d="M26-10A20.5 20.5 0 1 1 64-10ZM167-10A20.5 20.5 0 1 1 205-10Z" />
      {isOpen && (
        <>
          <path className="s-well" d="M188-60 218-52 222-50 190-49Z" />
          <path className="s-frame" d="M210-54H212L206-80H204Z" />
          <path className="s-amber-d" d="M189-57 208-92 212-88 193-54Z" />
          <path className="s-amber" d="M186-58 204-92Q206-96 209-94L212-90 190-56Z" />
        </>
      )}
      <path className="s-red" d="M2-74H8V-52H2Z" />
      <path className="s-lamp" d="M216-49Q226-46 228-35H217Z" />
      <path className="s-roof" d="M2-94Q2-104 12-104H132Q148-104 158-94L188-60" />
      <Wheel x={45} y={-18} r={18} />
      <Wheel x={186} y={-18} r={18} />
      <path className="s-frame" d="M102-108H134V-104H102Z" />
      <path className="s-lens-d" d="M102-116H134Q136-116 136-114V-108H100V-114Q100-116 102-116Z" />
      <path className="s-lens" d="M108-116H128V-108H108Z" />
    </Group>
  );
}
